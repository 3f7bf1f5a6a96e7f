import type { ImportReport } from '@town/contracts/managed-records/calls';
import { addDays, townDate } from '@town/contracts/town/date';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

/** The staff API for events. */
export const events = '/api/admin/events';

/** Today in the sample town, YYYY-MM-DD. */
export const today = townDate(new Date(), 'America/Chicago');

/** The day a number of days from today, YYYY-MM-DD. */
export const inDays = (days: number) => addDays(today, days);

/** A separate content service, into which an editor imports calendar files. */
export function useCalendarImports() {
  const { auth, settings } = useFakeAuth();
  const { address, database, read } = useService(contentService, settings);

  function call(
    method: string,
    path: string,
    body?: string,
    type = 'text/calendar; charset=utf-8',
  ): Promise<Response> {
    return fetch(address(path), {
      method,
      ...(body !== undefined && { body }),
      headers: {
        Authorization: `Bearer ${auth().tokenOf('editor')}`,
        ...(body !== undefined && { 'Content-Type': type }),
      },
    });
  }

  return {
    address,
    database,
    read,
    call,
    /** Imports a file; with `?dryRun=true` it only reports what would change. */
    load: (file: string, query = '') =>
      readJson<ImportReport>(call('POST', `${events}/import${query}`, file)),
    /** Publishes an event that was imported as a draft. */
    publish: (id: string, version: number) =>
      fetch(address(`${events}/${id}/publish`), {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${auth().tokenOf('editor')}`,
          'If-Match': `"${version}"`,
          'Content-Type': 'application/json',
        },
        body: '{}',
      }),
    /** The events that match a search, by their titles. */
    found: (words: string) =>
      readJson<Record<string, unknown>[]>(
        call('GET', `${events}?q=${encodeURIComponent(words)}&sort=title`),
      ),
  };
}
