import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import {
  type PictureUsesAnswer,
  pictureUsesPath,
  pictureUsesQuerySchema,
} from '@town/contracts/pictures/uses';
import { DataSource } from 'typeorm';
import type * as z from 'zod/mini';

/**
 * Tables that do not show pictures. All other tables are searched, so that a table missing here can only
 * delay a picture's removal.
 */
const others = new Set([
  'erasures',
  'idempotency_keys',
  'inbox',
  'known_pictures',
  'list_versions',
  'migrations',
  'open_submissions',
  'outbox',
  'request_counts',
  'revenue_sums',
  'search_documents',
  'search_words',
]);

/**
 * The table with every version of each record. The newest content and the published content are in other
 * tables as well.
 */
const versions = 'record_versions';

/**
 * For the media service, which must not remove a picture that is in use. The gateway does not route this
 * path.
 */
@ApiExcludeController()
@Controller(pictureUsesPath)
export class PictureUsesController {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The hashes of all pictures that any row mentions: published, in a draft, or in a former version.
   * @param query `current` leaves former versions out
   */
  @Get()
  @Header('Cache-Control', 'no-store')
  async find(
    @Query({ schema: pictureUsesQuerySchema }) query: z.output<typeof pictureUsesQuerySchema>,
  ): Promise<PictureUsesAnswer> {
    const skipped = query.current ? [...others, versions] : [...others];
    const tables: { name: string }[] = await this.dataSource.query(
      `select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()
       and tablename <> all($1)`,
      [skipped],
    );
    const hashes = new Set<string>();
    for (const { name } of tables) {
      const found: { hash: string }[] = await this.dataSource.query(
        `select distinct m[1] as hash
         from ${name} t, regexp_matches(t::text, '/pictures/([0-9a-f]{32})/', 'g') m`,
      );
      for (const { hash } of found) hashes.add(hash);
    }
    return { hashes: [...hashes] };
  }
}
