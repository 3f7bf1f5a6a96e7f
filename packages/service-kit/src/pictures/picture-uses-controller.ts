import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type PictureUsesAnswer, pictureUsesPath } from '@town/contracts/pictures/uses';
import { DataSource } from 'typeorm';

/**
 * Tables whose text does not show pictures. Any other table counts: one that were forgotten here would
 * only keep a picture for longer.
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
  'search_documents',
  'search_words',
]);

/** For the media service, which removes no picture that is in use; the gateway routes none of this. */
@ApiExcludeController()
@Controller(pictureUsesPath)
export class PictureUsesController {
  constructor(private readonly dataSource: DataSource) {}

  /** Every picture that a row mentions anywhere: published, drafted, or in a former version. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async find(): Promise<PictureUsesAnswer> {
    const tables: { name: string }[] = await this.dataSource.query(
      `select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()
       and tablename <> all($1)`,
      [[...others]],
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
