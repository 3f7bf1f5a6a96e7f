import { Controller, Get, Param, Query, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PublicRecordQuery, publicRecordQuerySchema } from '@town/contracts/api/list-query';
import { capitalize } from '@town/contracts/text/capitalize';
import { AnswersPublicRecord } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import type { ManagedKind } from '../managed-kind.js';
import { PublicRecords } from './public-records.js';
import { RenamedRecord } from './renamed-record.js';

/** Creates the controller for the public GET of one published record of a kind. */
export function publicRecordController(managed: ManagedKind): Type {
  const { kind, shown } = managed;
  if (!shown) throw new Error(`The public cannot ask for one of the ${kind.many}`);

  @ApiTags(capitalize(kind.many))
  @Controller(`api/${kind.name}`)
  class PublicRecordController {
    constructor(private readonly records: PublicRecords) {}

    @Get(':idOrSlug')
    @AnswersPublicRecord(shown!.schema)
    async read(
      @Param('idOrSlug') key: string,
      @Query({ schema: publicRecordQuerySchema }) { language }: PublicRecordQuery,
    ): Promise<ListAnswer> {
      const found = await this.records.find(managed, { ...shown!, language }, key);
      if (!('slug' in found)) return found;
      throw new RenamedRecord(`/api/${kind.name}/${found.slug}`, language);
    }
  }
  return PublicRecordController;
}
