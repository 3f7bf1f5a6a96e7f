import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import {
  type PublicChanges,
  type PublicChangesQuery,
  publicChangesPath,
  publicChangesQuerySchema,
} from '@town/contracts/records/public-changes';
import { DataSource } from 'typeorm';

/** Selects the ids from an index first, so that PostgreSQL does not read the records before the offset. */
const sql = `
  select r.id, r.slug, to_char(v.at at time zone 'UTC', 'YYYY-MM-DD') as "changedOn"
  from (
    select id from records where kind = $1 and published_version is not null
    order by id limit $2 offset $3
  ) part
    join records r on r.id = part.id
    join record_versions v on v.record_id = r.id and v.version = r.published_version
  order by r.id`;
const totalSql = `
  select count(*)::int as total from records where kind = $1 and published_version is not null`;

/** For the sitemap, which the site's server generates. The gateway does not route this path. */
@ApiExcludeController()
@Controller(publicChangesPath)
export class PublicChangesController {
  constructor(private readonly dataSource: DataSource) {}

  @Get(':kind')
  @Header('Cache-Control', 'no-store')
  list(
    @Param('kind') kind: string,
    @Query({ schema: publicChangesQuerySchema }) { limit, offset }: PublicChangesQuery,
  ): Promise<PublicChanges> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const records = await manager.query<PublicChanges['records']>(sql, [kind, limit, offset]);
      const [counted] = await manager.query<{ total: number }[]>(totalSql, [kind]);
      return { total: counted?.total ?? 0, records };
    });
  }
}
