import type { ListQuery } from '@town/contracts/api/list-query';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

type InOrder<Entity extends ObjectLiteral> = (
  records: SelectQueryBuilder<Entity>,
) => SelectQueryBuilder<Entity>;

/**
 * A page of a list, read from the database for every request, and the total number of records.
 * @param matches a query for all matching records, of a table with an `id` column
 * @param inOrder adds a total order to a query
 * @param query the page; `q` is set when `matches` compares words
 */
export function listPage<Entity extends ObjectLiteral>(
  matches: SelectQueryBuilder<Entity>,
  inOrder: InOrder<Entity>,
  { q, limit, offset }: ListQuery & { q?: string | undefined },
): Promise<[records: Entity[], total: number]> {
  if (q) return searchedPage(matches, inOrder, { limit, offset });
  // Two separate queries, because an index can serve each of them.
  return inOrder(matches).limit(limit).offset(offset).getManyAndCount();
}

/**
 * Comparing words is the most expensive part, so one query both finds and counts the matches. This also
 * keeps PostgreSQL from scanning a whole index in sort order to find a few matches.
 */
async function searchedPage<Entity extends ObjectLiteral>(
  matches: SelectQueryBuilder<Entity>,
  inOrder: InOrder<Entity>,
  { limit, offset }: ListQuery,
): Promise<[records: Entity[], total: number]> {
  const id = `${matches.alias}.id`;
  const found = inOrder(matches.clone().select(id, 'id').addSelect('count(*) over ()', 'total'))
    .limit(limit)
    .offset(offset);
  const page = matches
    .clone()
    .where('true')
    .addSelect('found.total', 'total')
    .innerJoin(`(${found.getQuery()})`, 'found', `found.id = ${id}`);
  const { entities, raw } = await inOrder(page).getRawAndEntities<{ total: string }>();
  // An offset after the last record returns no row, and so no total.
  if (!raw[0] && offset) return [[], await matches.getCount()];
  return [entities, Number(raw[0]?.total ?? 0)];
}
