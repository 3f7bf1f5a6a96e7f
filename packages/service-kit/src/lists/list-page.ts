import type { ListQuery } from '@town/contracts/api/list-query';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

type InOrder<Entity extends ObjectLiteral> = (
  records: SelectQueryBuilder<Entity>,
) => SelectQueryBuilder<Entity>;

/**
 * A page of a list that is read from the database for every request, and the number of its records.
 * @param matches all of them, of a table with an `id`
 * @param inOrder adds a total order
 * @param query `q` says whether they were found by comparing words
 */
export function listPage<Entity extends ObjectLiteral>(
  matches: SelectQueryBuilder<Entity>,
  inOrder: InOrder<Entity>,
  { q, limit, offset }: ListQuery & { q?: string | undefined },
): Promise<[records: Entity[], total: number]> {
  if (q) return searchedPage(matches, inOrder, { limit, offset });
  // Indexes give the records of a page and their number, each without the other.
  return inOrder(matches).limit(limit).offset(offset).getManyAndCount();
}

/**
 * Comparing words costs most, so the matches are found and counted at once. PostgreSQL then never reads
 * a whole order to find a few matches.
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
  // A page after the last one says nothing about those before it.
  if (!raw[0] && offset) return [[], await matches.getCount()];
  return [entities, Number(raw[0]?.total ?? 0)];
}
