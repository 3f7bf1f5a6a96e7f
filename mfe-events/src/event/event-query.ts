import { api } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import { readEvent } from '@town/slice-kit/read-event';
import { loadRecord, recordQuery } from '@town/slice-kit/record-query';
import type { SliceContext } from '@town/slice-kit/slice';

/** One event. */
export const eventQuery = (slug: string) => recordQuery(api.event(slug), readEvent);

/** What an event's page shows. */
export const loadEvent = (context: SliceContext, slug: string) =>
  loadRecord(context, eventQuery(slug), { slug, address: pages.event });
