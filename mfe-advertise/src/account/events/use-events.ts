import { ownerApi } from '@town/contracts/api/paths';
import type { EventChange } from '@town/contracts/calendar/form';
import { statusOf } from '@town/slice-kit/http-error';
import { isAnswerLost } from '@town/slice-kit/lost-answer';
import { useQueryClient } from '@town/slice-kit/query';
import { isChangedTo, type ShownOwnEvent } from '@town/slice-kit/read-own-event';
import { sendJson } from '@town/slice-kit/send-json';
import { useRef } from 'react';
import { useOwnerAction } from '../use-owner-action';
import { eventsQuery, readEvents } from './events-query';

/** What an owner does with the events of a listing. */
export function useEvents(id: string) {
  // A repeat of the same event posts no second one. What was corrected meanwhile is another event.
  const attempt = useRef({ text: '', key: '' });
  const changes = [ownerApi.events(id)];
  const queryClient = useQueryClient();
  async function isDone(eventId: string, to: EventChange): Promise<boolean> {
    const answer = await queryClient.fetchQuery(eventsQuery(id)).catch(() => undefined);
    const current = readEvents(answer)?.events.find((event) => event.id === eventId);
    return current !== undefined && isChangedTo(current, to);
  }

  const post = useOwnerAction({
    call(event: EventChange) {
      const text = JSON.stringify(event);
      if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
      const { key: idempotencyKey } = attempt.current;
      return sendJson(ownerApi.events(id), event, { idempotencyKey, asOwner: true });
    },
    done: 'Event posted',
    failed: 'Not posted',
    changes,
  });
  const change = useOwnerAction({
    async call({ event, to }: { event: ShownOwnEvent; to: EventChange }) {
      try {
        const body = { ...to, version: event.version };
        await sendJson(ownerApi.event(id, event.id), body, { method: 'PUT', asOwner: true });
      } catch (error) {
        // Where an answer was lost, now or before, the event itself knows whether it was changed.
        const mayBeDone = isAnswerLost(error) || statusOf(error) === 409;
        if (!mayBeDone || !(await isDone(event.id, to))) throw error;
      }
    },
    done: 'Event changed',
    failed: 'Not changed',
    changes,
  });
  const cancel = useOwnerAction({
    call: (event: ShownOwnEvent) =>
      sendJson(ownerApi.cancelEvent(id, event.id), {}, { asOwner: true }),
    done: 'Event cancelled',
    failed: 'Not cancelled',
    changes,
  });
  return { post, change, cancel };
}
