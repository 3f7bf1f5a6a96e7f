import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import {
  type PublicChanges,
  type PublicChangesQuery,
  publicChangesPath,
  publicChangesQuerySchema,
} from '@town/contracts/records/public-changes';
import { DataSource } from 'typeorm';

const sql = `
  select r.id, r.slug, to_char(v.at at time zone 'UTC', 'YYYY-MM-DD') as "changedOn"
  from records r
    join record_versions v on v.record_id = r.id and v.version = r.published_version
  where r.kind = $1
  order by r.id limit $2 offset $3`;

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
      const [counted] = await manager.query<{ total: number }[]>(
        'select count(published_version)::int as total from records where kind = $1',
        [kind],
      );
      return { total: counted?.total ?? 0, records };
    });
  }
}
