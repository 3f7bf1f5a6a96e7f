import { Controller, Get, NotFoundException, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PublicRecordQuery, publicRecordQuerySchema } from '@town/contracts/api/list-query';
import { placeSchema } from '@town/contracts/directory/place';
import { PublicRecords } from '@town/managed-records/public/public-records';
import { RenamedRecord } from '@town/managed-records/public/renamed-record';
import { AnswersPublicRecord } from '@town/service-kit/lists/answers';
import { type ListAnswer, uncachedAnswer } from '@town/service-kit/lists/list-answer';
import { managedKinds } from '../managed-kinds.js';

/**
 * Reads one record of the directory by its slug. Businesses, services and churches share one
 * namespace of slugs, and the address of a page does not say which of them it is about.
 */
@ApiTags('Directory')
@Controller('api/directory')
export class DirectoryController {
  constructor(private readonly records: PublicRecords) {}

  @Get(':idOrSlug')
  @AnswersPublicRecord(placeSchema)
  async read(
    @Param('idOrSlug') key: string,
    @Query({ schema: publicRecordQuerySchema }) { language }: PublicRecordQuery,
  ): Promise<ListAnswer> {
    const kind = await this.records.kindOf('directory', key);
    const managed = managedKinds.find((each) => each.kind.name === kind);
    if (!managed?.shown) throw new NotFoundException('Nothing in the directory has this address');
    const found = await this.records.find(managed, { ...managed.shown, language }, key);
    if ('slug' in found) throw new RenamedRecord(`/api/directory/${found.slug}`, language);
    const record: object = JSON.parse(found.body.toString());
    return uncachedAnswer({ kind, ...record }, 1);
  }
}
