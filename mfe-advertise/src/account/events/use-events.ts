import { ownerApi } from '@town/contracts/api/paths';
import type { EventChange } from '@town/contracts/calendar/form';
import type { ShownOwnEvent } from '@town/slice-kit/read-own-event';
import { sendJson } from '@town/slice-kit/send-json';
import { useRef } from 'react';
import { useOwnerAction } from '../use-owner-action';

/** What an owner does with the events of a listing. */
export function useEvents(id: string) {
  // The same until the event is posted, so that a repeat posts no second one.
  const key = useRef('');
  const changes = [ownerApi.events(id)];
  const post = useOwnerAction({
    call(event: EventChange) {
      key.current ||= crypto.randomUUID();
      const idempotencyKey = `${key.current}-${JSON.stringify(event).length}`;
      return sendJson(ownerApi.events(id), event, { idempotencyKey, asOwner: true });
    },
    done: 'Event posted',
    failed: 'Not posted',
    changes,
    onDone() {
      key.current = '';
    },
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
