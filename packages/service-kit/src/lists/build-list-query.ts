import type { EntityMetadata } from 'typeorm';
import type { ListDefinition, ListSelection } from './list-definition.js';
import type { ListQuery } from './list-query.js';
import { selectedColumns } from './selected-columns.js';

/** Writes the statement that reads a page of a list, its total and its version. */
export function buildListQuery(
  metadata: EntityMetadata,
  definition: ListDefinition,
  selection: ListSelection,
): ListQuery {
  const parameters: unknown[] = [];
  const bind = ({ sql, values }: { sql: string; values: unknown[] }) => {
    let next = 0;
    return sql.replace(/\?/g, () => `$${parameters.push(values[next++])}`);
  };
  const list = metadata.tableName;
  const join = selection.join ? bind(selection.join) : '';
  const filters = (selection.filters ?? []).map(bind);
  const where = filters.length > 0 ? `where ${filters.join(' and ')}` : '';
  const from = `from "${list}" t ${join} ${where}`;
  const orderBy = selection.join
    ? `${selection.join.orderBy}, ${definition.orderBy}`
    : definition.orderBy;
  const limit =
    selection.limit === undefined ? '' : bind({ sql: 'limit ?', values: [selection.limit] });
  const offset = selection.offset ? bind({ sql: 'offset ?', values: [selection.offset] }) : '';
  return {
    list,
    parameters,
    sql: `
      select
        (select version from list_versions where list = '${list}') as version,
        (select count(*) ${from}) as total,
        (select coalesce(json_agg(page), '[]') from (
          select ${selectedColumns(metadata, definition)} ${from} order by ${orderBy} ${limit} ${offset}
        ) page)::text as body`,
  };
}
