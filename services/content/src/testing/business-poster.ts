import { randomUUID } from 'node:crypto';
import type { BusinessEvent } from '@town/contracts/calendar/business-events';
import type { TownEvent } from '@town/contracts/calendar/record';
import { readJson } from '@town/service-kit/testing/read-json';
import type { ServiceHarness } from '@town/service-kit/testing/service-harness';
import { inDays } from './calendar-imports.js';

/** The owner who posts the events. */
export const by = 'ada@example.com';

/** An event as its business posts it. */
export const postedEvent = {
  title: 'Pie Tasting',
  description: 'All day',
  date: inDays(10),
  time: '18:00',
  endTime: '20:00',
  location: 'Pie Stand',
  category: 'business',
};

/** The calls by which the catalog posts events of businesses. */
export function businessPoster({ address, read }: Pick<ServiceHarness, 'address' | 'read'>) {
  const send = (call: string, body: object) =>
    fetch(address(`/internal/business-events/${call}`), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const post = (businessId: string, fields: object = {}, eventId = randomUUID()) =>
    send('create', {
      ...{ businessId, eventId, organizer: 'Ada Pies', by },
      event: { ...postedEvent, ...fields },
    });
  return {
    send,
    post,
    create: (...given: Parameters<typeof post>) => readJson<BusinessEvent>(post(...given)),
    list: (businessId: string) => readJson<BusinessEvent[]>(send('list', { businessId })),
    /** The entries of the public calendar. */
    ofBusiness: (businessId: string) => read<TownEvent[]>(`/api/events?business=${businessId}`),
  };
}
