import type { ListQuery } from '@town/contracts/api/list-query';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * A page of a search. Comparing words costs most, so the matches are found and counted at once.
 * PostgreSQL then never reads a whole order to find a few matches.
 * @param matches all of them, of a table with an `id`
 * @param inOrder adds a total order
 */
export async function searchedPage<Entity extends ObjectLiteral>(
  matches: SelectQueryBuilder<Entity>,
  inOrder: (records: SelectQueryBuilder<Entity>) => SelectQueryBuilder<Entity>,
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
