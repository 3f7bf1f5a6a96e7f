import { similarEventsTo } from '@town/contracts/calendar/similar-events';
import { useQueryClient } from '@town/slice-kit/query';
import { readEvent, type ShownEvent } from '@town/slice-kit/read-event';
import { listReader } from '@town/slice-kit/tolerant';
import { useState } from 'react';

const readEvents = listReader(readEvent);

/**
 * Looks for events of the same day with a similar title before a new one is sent. If the
 * service does not answer, the event is sent without that check.
 * @param send sends the event
 * @param found similar events that the server found for a form posted without scripts
 */
export function useSimilarEvents(send: () => void, found: unknown[] = []) {
  const queryClient = useQueryClient();
  const [similar, setSimilar] = useState<ShownEvent[]>(() => readEvents(found));
  const [checking, setChecking] = useState(false);

  async function check(event: Parameters<typeof similarEventsTo>[0]): Promise<void> {
    setChecking(true);
    const alike = await queryClient
      .fetchQuery<unknown>({ queryKey: [similarEventsTo(event)], retry: false })
      .then(readEvents)
      .catch(() => []);
    setChecking(false);
    setSimilar(alike);
    if (alike.length === 0) send();
  }

  return { similar, checking, check, forget: () => setSimilar([]) };
}
