import type { EntityMetadata } from 'typeorm';
import type { ListDefinition } from './list-definition.js';
import type { ListQuery } from './list-query.js';
import { selectedColumns } from './selected-columns.js';

/** Writes the statement that reads one record of a table, with the version of its list. */
export function buildRecordQuery(
  metadata: EntityMetadata,
  definition: ListDefinition,
  id: string,
): ListQuery {
  const list = metadata.tableName;
  return {
    list,
    parameters: [id],
    sql: `
      select
        (select version from list_versions where list = '${list}') as version,
        (select count(*) from "${list}" where id = $1) as total,
        coalesce((select to_json(found) from (
          select ${selectedColumns(metadata, definition)} from "${list}" t where t.id = $1
        ) found)::text, 'null') as body`,
  };
}
