import { ownerApi } from '@town/contracts/api/paths';
import type { BusinessEventChange } from '@town/contracts/calendar/business-event-form';
import { lostSave } from '@town/slice-kit/lost-answer';
import { useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useSaveEvent } from '@town/slice-kit/use-save-event';
import { useRef } from 'react';
import { useText } from '../messages/use-text';
import { useOwnerAction } from '../use-owner-action';
import { eventsQuery, readEvents, type ShownBusinessEvent } from './events-query';

/** One date of an event, and what happens to it. */
interface ChosenDate {
  event: ShownBusinessEvent;
  repetition: string;
  isCancelled: boolean;
  note?: string;
}

/** The actions of an owner on the events of a listing. */
export function useEvents(id: string) {
  const text = useText();
  // The idempotency key: a retry with the same text posts no second event; a corrected text gets a new key.
  const attempt = useRef({ body: '', key: '' });
  const changes = [ownerApi.events(id)];
  const save = useSaveEvent();
  const queryClient = useQueryClient();
  const callsOf = (eventId: string) => ({
    put: (to: BusinessEventChange, version: string) =>
      sendJson(ownerApi.event(id, eventId), { ...to, version }, { method: 'PUT', asOwner: true }),
    async read() {
      const answer = await queryClient.fetchQuery(eventsQuery(id)).catch(() => undefined);
      return readEvents(answer)?.events.find((event) => event.id === eventId);
    },
  });

  const post = useOwnerAction({
    call(event: BusinessEventChange) {
      const body = JSON.stringify(event);
      if (attempt.current.body !== body) attempt.current = { body, key: crypto.randomUUID() };
      const { key: idempotencyKey } = attempt.current;
      return sendJson(ownerApi.events(id), event, { idempotencyKey, asOwner: true });
    },
    done: text('Event posted'),
    failed: text('Not posted'),
    lost: lostSave,
    changes,
  });
  const change = useOwnerAction({
    call: ({ event, to }: { event: ShownBusinessEvent; to: BusinessEventChange }) =>
      save(callsOf(event.id), to, event.version),
    done: text('Event changed'),
    failed: text('Not changed'),
    lost: lostSave,
    changes,
  });
  const cancel = useOwnerAction({
    call: (event: ShownBusinessEvent) =>
      sendJson(ownerApi.cancelEvent(id, event.id), {}, { asOwner: true }),
    done: text('Event cancelled'),
    failed: text('Not cancelled'),
    changes,
  });
  const changeDate = useOwnerAction({
    call: ({ event, repetition, isCancelled, note }: ChosenDate) =>
      sendJson(
        ownerApi.eventDate(id, event.id, repetition),
        { isCancelled, note, version: event.version },
        { method: 'PUT', asOwner: true },
      ),
    done: ({ isCancelled }) =>
      isCancelled ? text('Date cancelled') : text('The date takes place again'),
    failed: text('Not changed'),
    changes,
  });
  return { post, change, cancel, changeDate };
}
