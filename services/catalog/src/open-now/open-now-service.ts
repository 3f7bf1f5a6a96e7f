import { Injectable } from '@nestjs/common';
import { categoriesOf } from '@town/contracts/businesses/categories';
import type { OpenNow } from '@town/contracts/directory/open-now';
import { type Opening, openState, townMoment } from '@town/contracts/hours/open-state';
import { answerOfMoment, type ListAnswer } from '@town/service-kit/lists/list-answer';
import { Lists } from '@town/service-kit/lists/lists';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';

const sql = `
  select category, opening_hours as "openingHours", business_status as "businessStatus",
    count(*)::int as count
  from (
    select category, opening_hours, business_status from businesses
    union all
    select 'services', opening_hours, business_status from services
  ) places
  where opening_hours is not null
  group by category, opening_hours, business_status`;

/** Counts the places that are open at this minute, once a minute and after each change of a place. */
@Injectable()
export class OpenNowService {
  constructor(
    private readonly lists: Lists,
    private readonly settings: TownSettingsStore,
  ) {}

  async count(): Promise<ListAnswer> {
    const { timeZone } = (await this.settings.current()).profile;
    const moment = townMoment(Date.now(), timeZone);
    const counted = await this.lists.read({
      // Every change of a business or a service increases this list's version.
      list: 'search_documents',
      key: `open-now ${moment.clock} ${timeZone}`,
      async read(manager) {
        const places = await manager.query<(Opening & { category: string; count: number })[]>(sql);
        const open = places.filter((place) => openState(place, moment).is === 'open');
        const among = (categories: readonly string[]) =>
          open
            .filter(({ category }) => categories.includes(category))
            .reduce((sum, { count }) => sum + count, 0);
        const dining = among(categoriesOf('dining'));
        const shopping = among(categoriesOf('shopping'));
        const content: OpenNow = { dining, shopping, services: among(['services']) };
        return { content, total: 1 };
      },
    });
    return answerOfMoment(counted);
  }
}
