import { ownerApi } from '@town/contracts/api/paths';
import type { EventChange } from '@town/contracts/calendar/form';
import type { ShownOwnEvent } from '@town/slice-kit/read-own-event';
import { sendJson } from '@town/slice-kit/send-json';
import { useRef } from 'react';
import { useOwnerAction } from '../use-owner-action';

/** What an owner does with the events of a listing. */
export function useEvents(id: string) {
  // A repeat of the same event posts no second one. What was corrected meanwhile is another event.
  const attempt = useRef({ text: '', key: '' });
  const changes = [ownerApi.events(id)];
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
    call: ({ event, to }: { event: ShownOwnEvent; to: EventChange }) =>
      sendJson(
        ownerApi.event(id, event.id),
        { ...to, version: event.version },
        { method: 'PUT', asOwner: true },
      ),
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
