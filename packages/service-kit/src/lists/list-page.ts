import type { ListQuery, StaffListQuery } from '@town/contracts/api/list-query';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

type InOrder<Entity extends ObjectLiteral> = (
  records: SelectQueryBuilder<Entity>,
) => SelectQueryBuilder<Entity>;

/** A page further on is found by an exact search, which keeps fewer ids in memory. */
const mostIds = 10_000;

/**
 * A page of a list, read from the database for every request, and the total number of records.
 * @param matches a query for all matching records, of a table with an `id` column
 * @param inOrder adds a total order to a query
 * @param query the page; `q` is set when `matches` compares words. With `countTo` such a search costs about
 *   the same for any number of matches.
 */
export function listPage<Entity extends ObjectLiteral>(
  matches: SelectQueryBuilder<Entity>,
  inOrder: InOrder<Entity>,
  { q, limit, offset, countTo }: StaffListQuery & { q?: string | undefined },
): Promise<[records: Entity[], total: number]> {
  const most = Math.max(countTo ?? 0, (offset ?? 0) + (limit ?? 0));
  if (q && countTo && limit && most <= mostIds) {
    return boundedPage(matches, inOrder, { limit, offset }, most);
  }
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

/**
 * Finds some matches in any order, which an index of words can do one by one. A few are all there are, so
 * they are sorted. Many are so frequent that the first records in the list's order contain a page.
 */
async function boundedPage<Entity extends ObjectLiteral>(
  matches: SelectQueryBuilder<Entity>,
  inOrder: InOrder<Entity>,
  { limit, offset }: ListQuery,
  most: number,
): Promise<[records: Entity[], total: number]> {
  const id = `${matches.alias}.id`;
  const some = await matches
    .clone()
    .select(id, 'id')
    .limit(most + 1)
    .getRawMany<{ id: string }>();
  const ids = some.map((each) => each.id);
  const isAll = ids.length <= most;
  const found = isAll ? matches.clone().where(`${id} = any(:ids)`, { ids }) : matches.clone();
  return [await inOrder(found).limit(limit).offset(offset).getMany(), ids.length];
}
