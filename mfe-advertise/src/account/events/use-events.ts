import { ownerApi } from '@town/contracts/api/paths';
import type { BusinessEventChange } from '@town/contracts/calendar/business-event-form';
import { lostSave } from '@town/slice-kit/lost-answer';
import { useQueryClient } from '@town/slice-kit/query';
import { readOwnEvent } from '@town/slice-kit/read-own-event';
import { sendJson } from '@town/slice-kit/send-json';
import { useSaveEvent } from '@town/slice-kit/use-save-event';
import { useRef } from 'react';
import { useText } from '../messages/use-text';
import { useOwnerAction } from '../use-owner-action';
import { eventsQuery, listOf, readBusinessEvent, type ShownBusinessEvent } from './events-query';
import { knowsRules } from './recurrence/stored-rule';

/** One date of an event, and what happens to it. */
interface ChosenDate {
  event: ShownBusinessEvent;
  repetition: string;
  isCancelled: boolean;
  note?: string;
}

/** The answer to a new event, and whether an earlier call may have stored it. */
interface Posted {
  answer: unknown;
  isRepeat: boolean;
}

/** Returns the function that reads an event as the list answers it, with the fields that the service knows. */
function useListed(id: string) {
  const queryClient = useQueryClient();
  return async (eventId: string | undefined): Promise<unknown> => {
    const answer = await queryClient.fetchQuery(eventsQuery(id)).catch(() => undefined);
    return listOf(answer).find((event) => readBusinessEvent(event)?.id === eventId);
  };
}

function usePost(id: string) {
  const text = useText();
  const listed = useListed(id);
  // The idempotency key: a retry with the same text posts no second event; a corrected text gets a new key.
  const attempt = useRef({ body: '', key: '' });
  return useOwnerAction({
    async call(event: BusinessEventChange): Promise<Posted> {
      const body = JSON.stringify(event);
      const isRepeat = attempt.current.body === body;
      if (!isRepeat) attempt.current = { body, key: crypto.randomUUID() };
      const { key: idempotencyKey } = attempt.current;
      const answer = await sendJson(ownerApi.events(id), event, { idempotencyKey, asOwner: true });
      if (!event.recurrence || !isRepeat || knowsRules(answer)) return { answer, isRepeat };
      // The list may be answered by a release that knows which rule the first call has stored, or that it has
      // stored none.
      const stored = await listed(readOwnEvent(answer)?.id);
      return { answer: knowsRules(stored) ? stored : answer, isRepeat };
    },
    done: text('Event posted'),
    failed: text('Not posted'),
    lost: lostSave,
    changes: [ownerApi.events(id)],
  });
}

/** The actions of an owner on the events of a listing. */
export function useEvents(id: string) {
  const text = useText();
  const changes = [ownerApi.events(id)];
  const save = useSaveEvent();
  const listed = useListed(id);
  const callsOf = (eventId: string) => ({
    put: (to: BusinessEventChange, version: string) =>
      sendJson(ownerApi.event(id, eventId), { ...to, version }, { method: 'PUT', asOwner: true }),
    read: async () => readBusinessEvent(await listed(eventId)),
  });

  const post = usePost(id);
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
