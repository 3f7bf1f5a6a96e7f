import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import {
  type PictureRecord,
  type PictureRecordsAnswer,
  pictureHash,
  pictureUsesPath,
} from '@town/contracts/pictures/uses';
import { DataSource } from 'typeorm';

const sql = `
  select r.kind, r.id, r.title,
    not bool_or(v.version in (r.version, coalesce(r.published_version, r.version))) as "isEarlier"
  from records r join record_versions v on v.record_id = r.id
  where position($1 in v.content::text) > 0
  group by r.id
  order by "isEarlier", r.title, r.id limit 20`;

/**
 * For the media service, which explains why a picture cannot be removed. The gateway does not route this
 * path.
 */
@ApiExcludeController()
@Controller(pictureUsesPath)
export class PictureRecordsController {
  constructor(private readonly dataSource: DataSource) {}

  /** The records that mention a picture, in any version. */
  @Get(':hash')
  @Header('Cache-Control', 'no-store')
  async find(@Param('hash', { schema: pictureHash }) hash: string): Promise<PictureRecordsAnswer> {
    const records = await this.dataSource.query<PictureRecord[]>(sql, [`/pictures/${hash}/`]);
    return { records };
  }
}
