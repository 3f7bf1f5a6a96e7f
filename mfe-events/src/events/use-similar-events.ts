import { api } from '@town/contracts/api/paths';
import { useQueryClient } from '@town/slice-kit/query';
import { readEvent, type ShownEvent } from '@town/slice-kit/read-event';
import { listReader } from '@town/slice-kit/tolerant';
import { useState } from 'react';

/** What tells whether two events may be the same. */
interface NewEvent {
  title: string;
  date: string;
}

const most = 3;
const readEvents = listReader(readEvent);

/**
 * Looks for events of the same day with a similar title before a new one is sent. A service that does
 * not answer keeps nobody from sending.
 * @param send sends the event
 */
export function useSimilarEvents(send: () => void) {
  const queryClient = useQueryClient();
  const [similar, setSimilar] = useState<ShownEvent[]>([]);
  const [checking, setChecking] = useState(false);

  async function check({ title, date }: NewEvent): Promise<void> {
    setChecking(true);
    const like = title.slice(0, 100);
    const query = new URLSearchParams({ from: date, to: date, like, limit: String(most) });
    const found = await queryClient
      .fetchQuery<unknown>({ queryKey: [`${api.events}?${query}`], retry: false })
      .then(readEvents)
      .catch(() => []);
    setChecking(false);
    setSimilar(found);
    if (found.length === 0) send();
  }

  return { similar, checking, check, forget: () => setSimilar([]) };
}
