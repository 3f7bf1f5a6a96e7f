import { formatDate } from '@town/contracts/town/date';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { Badge, type BadgeTone } from '@town/ui/badge';

type Change = Exclude<ShownEvent['status'], 'scheduled'>;

const words: Record<Change, { label: string; tone: BadgeTone; sentence: string }> = {
  cancelled: { label: 'Cancelled', tone: 'red', sentence: 'This event is cancelled.' },
  postponed: {
    label: 'Postponed',
    tone: 'yellow',
    sentence: 'This event is postponed. The new date is not known yet.',
  },
  moved: { label: 'Moved', tone: 'yellow', sentence: 'This event was moved.' },
};

/** What has become of an event, as a badge; nothing where it takes place as planned. */
export function EventStatusBadge({ status }: { status: ShownEvent['status'] }) {
  if (status === 'scheduled') return null;
  return <Badge tone={words[status].tone}>{words[status].label}</Badge>;
}

/** Whether an event does not take place on its date. */
export const isOff = ({ status }: Pick<ShownEvent, 'status'>) =>
  status === 'cancelled' || status === 'postponed';

/** What has become of an event, in a sentence with the staff's note; undefined where all is as planned. */
export function statusSentence(event: ShownEvent): string | undefined {
  const { status, statusNote, previousDate } = event;
  if (status === 'scheduled') return undefined;
  const before =
    status === 'moved' && previousDate ? `It was planned for ${formatDate(previousDate)}.` : '';
  return [words[status].sentence, before, statusNote].filter(Boolean).join(' ');
}
