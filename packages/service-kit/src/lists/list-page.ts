import type { ListQuery, StaffListQuery } from '@town/contracts/api/list-query';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

type Records<Entity extends ObjectLiteral> = SelectQueryBuilder<Entity>;
type InOrder<Entity extends ObjectLiteral> = (records: Records<Entity>) => Records<Entity>;

/** A condition of a search, as SQL with its parameters. */
export interface SqlCondition {
  sql: string;
  parameters: ObjectLiteral;
}

/** A page further on is found by an exact search, which keeps fewer ids in memory. */
const mostIds = 10_000;

/** How many records are compared one after the other before all matches are found by the index of words. */
const mostCompared = 2_000;

/**
 * A page of a list, read from the database for every request, and the total number of records.
 * @param records a query for the records, of a table with an `id` column
 * @param inOrder adds a total order to a query
 * @param page the page. With `countTo` a search costs about the same for any number of matches.
 * @param words the words of a search; PostgreSQL should find them by an index
 */
export function listPage<Entity extends ObjectLiteral>(
  records: Records<Entity>,
  inOrder: InOrder<Entity>,
  { limit, offset, countTo }: StaffListQuery,
  words?: SqlCondition,
): Promise<[records: Entity[], total: number]> {
  const page = { limit, offset };
  // Two separate queries, because an index can serve each of them.
  if (!words) return inOrder(records).limit(limit).offset(offset).getManyAndCount();
  const most = Math.max(countTo ?? 0, (offset ?? 0) + (limit ?? 0));
  return countTo && limit && most <= mostIds
    ? boundedPage(records, inOrder, page, words, most)
    : searchedPage(records.clone().andWhere(words.sql, words.parameters), inOrder, page);
}

/**
 * Comparing words is the most expensive part, so one query both finds and counts the matches. This also
 * keeps PostgreSQL from scanning a whole index in sort order to find a few matches.
 */
async function searchedPage<Entity extends ObjectLiteral>(
  matches: Records<Entity>,
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
 * they are sorted. Many are usually so frequent that the first records of the list contain a page. If they
 * are not, all are found and sorted, which costs the more the more there are.
 */
async function boundedPage<Entity extends ObjectLiteral>(
  records: Records<Entity>,
  inOrder: InOrder<Entity>,
  { limit, offset }: ListQuery,
  words: SqlCondition,
  most: number,
): Promise<[records: Entity[], total: number]> {
  const id = `${records.alias}.id`;
  const matches = records.clone().andWhere(words.sql, words.parameters);
  const withIds = (ids: string[]) => records.clone().where(`${id} = any(:ids)`, { ids });
  const some = idsOf(
    await matches
      .clone()
      .select(id, 'id')
      .limit(most + 1)
      .getRawMany(),
  );
  if (some.length <= most) {
    return [await inOrder(withIds(some)).limit(limit).offset(offset).getMany(), some.length];
  }
  const compared = comparedRecords(inOrder(records.clone().select(id, 'id')), words);
  const ids = idsOf(await compared.limit(limit).offset(offset).getRawMany());
  if (ids.length === limit) return [await inOrder(withIds(ids)).getMany(), some.length];
  const [found] = await searchedPage(matches, inOrder, { limit, offset });
  return [found, some.length];
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/**
 * The matches among the first records of a list, in its order. The columns of the order are selected too,
 * so that PostgreSQL knows this order and stops at the end of the page.
 */
function comparedRecords<Entity extends ObjectLiteral>(
  inOrder: Records<Entity>,
  { sql, parameters }: SqlCondition,
) {
  const first = inOrder.addSelect(sql, 'is_match').setParameters(parameters).limit(mostCompared);
  const orders = Object.entries(first.expressionMap.orderBys).map(([key, order], index) => {
    // The id is selected already, and TypeORM selects a column only once.
    const name = key === `${first.alias}.id` ? 'id' : `key_${index}`;
    if (name !== 'id') first.addSelect(key, name);
    return { name, ...(typeof order === 'string' ? { order, nulls: undefined } : order) };
  });
  const compared = first.connection
    .createQueryBuilder()
    .select('compared.id', 'id')
    .from(`(${first.getQuery()})`, 'compared')
    .where('compared.is_match')
    .setParameters(first.getParameters());
  for (const { name, order, nulls } of orders)
    compared.addOrderBy(`compared.${name}`, order, nulls);
  return compared;
}
