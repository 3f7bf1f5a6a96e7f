import { randomUUID } from 'node:crypto';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { readJson } from '@town/service-kit/testing/read-json';
import type { ServiceHarness } from '@town/service-kit/testing/service-harness';
import { businessPoster, by, postedEvent } from './business-poster.js';

/** An event of a business, as the calls name it. */
export interface ChosenEvent {
  businessId: string;
  eventId: string;
}

export const weekly = { recurrence: 'FREQ=WEEKLY' };

/** How an owner cancels a date. */
export const cancelled = { isCancelled: true, note: 'The oven is broken' };

/** The calls about weekly events of businesses: those of the owner, and those of the staff. */
export function weeklyEvents(
  harness: Pick<ServiceHarness, 'address' | 'read'>,
  auth: Parameters<typeof editorCall>[1],
) {
  const { send, create } = businessPoster(harness);
  const staff = editorCall(harness, auth);
  const pathOf = (eventId: string) => `/api/admin/events/${eventId}`;
  return {
    staff,
    change: (chosen: ChosenEvent, fields: object, version?: string) =>
      send('change', { ...chosen, by, event: { ...postedEvent, ...fields }, version }),
    changeDate: (chosen: ChosenEvent, repetition: string, to: object) =>
      send('date', { ...chosen, by, repetition, ...to }),
    /** Posts a weekly event, whose first dates are in 10, 17 and 24 days. */
    async weeklyEvent(fields: object = {}) {
      const businessId = randomUUID();
      const { id: eventId, version } = await create(businessId, { ...weekly, ...fields });
      return { chosen: { businessId, eventId }, version };
    },
    /** Saves fields of an event as staff. */
    async saveAsStaff(eventId: string, fields: object) {
      const { version } = await readJson<{ version: number }>(staff('GET', pathOf(eventId)));
      await readJson(staff('PUT', pathOf(eventId), fields, version));
    },
    /** The newest content, which may be a draft of the staff. */
    newest: (eventId: string) => readJson<object>(staff('GET', pathOf(eventId))),
  };
}
