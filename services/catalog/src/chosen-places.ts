/**
 * Lists of places filtered or ordered by the current time or by the visitor's position. They change
 * without any write, so a response is cached for a minute at most. The database filters, so a page
 * costs only its own records and the distinct opening hours of the town.
 * @module
 */
import { type Opening, openState, townMoment } from '@town/contracts/hours/open-state';
import type { Language } from '@town/contracts/pages/languages';
import { instantOfTownTime } from '@town/contracts/town/town-time';
import {
  answerOfMoment,
  type ListAnswer,
  uncachedAnswer,
} from '@town/service-kit/lists/list-answer';
import { type ListDefinition, type Lists, shownRecord } from '@town/service-kit/lists/lists';
import type { DataSource, EntityManager, SelectQueryBuilder } from 'typeorm';
import { apart, metresBetween, type Position } from './distance.js';
import type { OpenPlace } from './open-place.js';

/** How places are chosen, ordered and paged. */
interface PlaceChoice {
  language?: Language | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
  /** "now", or a time on the town's clock. */
  open?: string | undefined;
  near?: Position | undefined;
  /** `open`: those that are open come first, then those whose hours are not known. */
  sort?: 'open' | undefined;
}

interface Places<Place extends OpenPlace> {
  definition: ListDefinition<Place>;
  /** The matching places, in the order of the list. */
  select(records: SelectQueryBuilder<Place>): SelectQueryBuilder<Place>;
}

/** Whether a query filters or orders by more than stored values. */
export function isChoice({ open, near, sort }: PlaceChoice): boolean {
  return open !== undefined || near !== undefined || sort !== undefined;
}

/**
 * A page of the places that are open at the given time, or of all places with the nearest or open
 * ones first.
 */
export async function chosenPage<Place extends OpenPlace>(
  { lists, dataSource }: { lists: Lists; dataSource: DataSource },
  places: Places<Place>,
  choice: PlaceChoice,
  timeZone: string,
): Promise<ListAnswer> {
  const { open, near } = choice;
  const at = open && open !== 'now' ? instantOfTownTime(open, timeZone) : Date.now();
  const moment = townMoment(at, timeZone);
  const choose = async (manager: EntityManager) => {
    const query = places.select(manager.createQueryBuilder(places.definition.entity, 't'));
    const states = open || choice.sort ? await statesAt(moment, query, manager) : undefined;
    return chosen(query, choice, states);
  };
  const { definition } = places;
  const { entity, list = dataSource.getMetadata(entity).tableName } = definition;
  const [sql, parameters] = places
    .select(dataSource.manager.createQueryBuilder(entity, 't'))
    .getQueryAndParameters();
  if (!near) {
    const key = JSON.stringify([sql, parameters, choice, moment.clock]);
    const read = async (manager: EntityManager) => {
      const [found, total] = await (await choose(manager)).getManyAndCount();
      return { content: shown(found, definition, choice), total };
    };
    return answerOfMoment(await lists.read({ list, key, read }));
  }
  // Every visitor has a position of their own: such answers would push the others out of the cache. What
  // does not depend on the position is cached: the number of places, and which hours are open.
  const { total } = await lists.read({
    list,
    key: JSON.stringify(['total', sql, parameters, open && [open, moment.clock]]),
    read: async (manager) => ({ content: [], total: await (await choose(manager)).getCount() }),
  });
  const query = places.select(dataSource.manager.createQueryBuilder(entity, 't'));
  const readStates = async (): Promise<States> => {
    const { body } = await lists.read({
      list,
      key: JSON.stringify(['states', entity.name, moment.clock]),
      read: async (manager) => ({ content: await statesAt(moment, query, manager), total: 0 }),
    });
    return JSON.parse(body.toString());
  };
  const states = open || choice.sort ? await readStates() : undefined;
  const found = await chosen(query, choice, states).getMany();
  return uncachedAnswer(shown(found, definition, choice), total);
}

/** SQL that names opening hours and the state of a place: equal ones are judged once. */
const hoursOf = (alias: string, hours: string, status: string) =>
  `md5(concat(${alias}.${hours}, ' ', ${alias}.${status}))`;

interface States {
  open: string[];
  unknown: string[];
}

/** Which opening hours of a table are open at a moment, and which say nothing. */
async function statesAt<Place extends OpenPlace>(
  moment: ReturnType<typeof townMoment>,
  query: SelectQueryBuilder<Place>,
  manager: EntityManager,
): Promise<States> {
  const table = query.expressionMap.mainAlias?.metadata.tablePath ?? '';
  const hours = await manager.query<(Opening & { name: string })[]>(`
    select ${hoursOf('p', 'opening_hours', 'business_status')} as name,
      p.opening_hours as "openingHours", p.business_status as "businessStatus"
    from ${table} p group by p.opening_hours, p.business_status`);
  const named = (is: string) =>
    hours.filter((each) => openState(each, moment).is === is).map(({ name }) => name);
  return { open: named('open'), unknown: named('unknown') };
}

/** A query for one page of the chosen places. */
function chosen<Place extends OpenPlace>(
  query: SelectQueryBuilder<Place>,
  { limit, offset, open, near, sort }: PlaceChoice,
  states: States | undefined,
): SelectQueryBuilder<Place> {
  const hours = hoursOf('t', 'openingHours', 'businessStatus');
  const before = query.expressionMap.orderBys;
  if (states) query.setParameters({ openHours: states.open, unknownHours: states.unknown });
  if (open && states) query.andWhere(`${hours} = any(:openHours)`);
  if (sort || near) query.orderBy();
  if (sort) {
    query.addSelect(
      `case when ${hours} = any(:openHours) then 0 when ${hours} = any(:unknownHours) then 1 else 2 end`,
      'by_state',
    );
    query.addOrderBy('by_state');
  }
  if (near) {
    query.addSelect(apart('t.latitude', 't.longitude'), 'by_distance').setParameters(near);
    query.addOrderBy('by_distance', 'ASC', 'NULLS LAST');
  }
  if (sort || near) {
    for (const [column, order] of Object.entries(before)) {
      if (typeof order === 'string') query.addOrderBy(column, order);
    }
  }
  return query.limit(limit).offset(offset);
}

/** The places as the list has them, with their distances. */
function shown<Place extends OpenPlace>(
  places: Place[],
  definition: ListDefinition<Place>,
  { near, language }: PlaceChoice,
): object[] {
  return places.map((place) => {
    const distance = near && metresBetween(near, place);
    return {
      ...shownRecord(place, { ...definition, language }),
      ...(distance !== undefined && { distance }),
    };
  });
}
