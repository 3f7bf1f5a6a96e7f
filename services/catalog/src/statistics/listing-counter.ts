import { Injectable } from '@nestjs/common';
import type { ListingCounts } from '@town/contracts/statistics/listing-counts';
import { townDate } from '@town/contracts/town/date';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource } from 'typeorm';
import { searchTerms } from '../search/question/search-terms.js';
import { type FoundWord, RecentVisits } from './recent-visits.js';

/**
 * Rows are locked in the order of their keys, so that two calls cannot deadlock. A word is counted only if
 * the listing's own text contains it: other words that people search for are never stored.
 */
const count = `
  with given as (
    select id,
      (id = any($3::uuid[]))::int as seen,
      (id is not distinct from $4::uuid)::int as opened,
      (id is not distinct from $5::uuid)::int as called,
      (id is not distinct from $6::uuid)::int as directions,
      (id is not distinct from $7::uuid)::int as website
    from businesses where id = any($2::uuid[])
  ), counted as (
    insert into listing_counts as known
      (business_id, day, seen, opened, called, directions, website)
    select id, $1::date, seen, opened, called, directions, website from given order by id
    on conflict (business_id, day) do update set
      seen = known.seen + excluded.seen,
      opened = known.opened + excluded.opened,
      called = known.called + excluded.called,
      directions = known.directions + excluded.directions,
      website = known.website + excluded.website
  )
  insert into listing_words as known (business_id, month, word, count)
  select id, date_trunc('month', $1::date)::date, word, 1
  from (
    select distinct given.id, found.word
    from unnest($8::uuid[], $9::text[]) as found (business_id, word)
      join given on given.id = found.business_id
      join search_documents document on document.record_id = given.id
    where document.search @@ plainto_tsquery('town_words', found.word)
    order by given.id, found.word
  ) found
  on conflict (business_id, month, word) do update set count = known.count + 1`;

/** Adds the actions of visitors to the counts of the town's current day. */
@Injectable()
export class ListingCounter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: TownSettingsStore,
    private readonly visits: RecentVisits,
  ) {}

  /**
   * Adds counts. Listings that are not public businesses, and calls beyond the visitor's limit, are ignored.
   * @param visitor the network of the sender, for the limit; it is not stored
   */
  async add(counts: ListingCounts, visitor: string): Promise<void> {
    if (!this.visits.countCall(visitor)) return;
    const { seen, opened, called, directions, website } = counts;
    const actions = [opened, called, directions, website].map((id) => id ?? null);
    const ids = [...seen, ...actions].filter((id) => id !== null);
    if (ids.length === 0) return;
    const words = this.visits.newWords(visitor, foundWords(counts));
    const { profile } = await this.settings.current();
    await this.dataSource.query(count, [
      townDate(new Date(), profile.timeZone),
      ids,
      seen,
      ...actions,
      words.map(({ businessId }) => businessId),
      words.map(({ word }) => word),
    ]);
  }
}

function foundWords({ seen, q }: ListingCounts): FoundWord[] {
  const words = q ? searchTerms(q) : [];
  return seen.flatMap((businessId) => words.map((word) => ({ businessId, word })));
}
