import type { Language } from '@town/contracts/pages/languages';
import { dateText } from '@town/language/dates';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { Badge, type BadgeTone } from '@town/ui/badge';
import { type EventText, useText } from '../../messages/use-text';

type Change = Exclude<ShownEvent['status'], 'scheduled'>;

const words = {
  cancelled: { label: 'Cancelled', tone: 'red', sentence: 'This event is cancelled.' },
  postponed: {
    label: 'Postponed',
    tone: 'yellow',
    sentence: 'This event is postponed. The new date is not known yet.',
  },
  moved: { label: 'Moved', tone: 'yellow', sentence: 'This event was moved.' },
} as const satisfies Record<Change, { label: string; tone: BadgeTone; sentence: string }>;

/** The status of an event as a badge; renders nothing if it takes place as planned. */
export function EventStatusBadge({ status }: { status: ShownEvent['status'] }) {
  const text = useText();
  if (status === 'scheduled') return null;
  return <Badge tone={words[status].tone}>{text(words[status].label)}</Badge>;
}

/** Whether an event does not take place on its date. */
export const isOff = ({ status }: Pick<ShownEvent, 'status'>) =>
  status === 'cancelled' || status === 'postponed';

/** The status of an event in a sentence; undefined if it takes place as planned. The staff's note has details. */
export function statusSentence(
  { status, previousDate }: ShownEvent,
  text: EventText,
  language: Language,
): string | undefined {
  if (status === 'scheduled') return undefined;
  const before =
    status === 'moved' && previousDate
      ? text('It was planned for {date}.', { date: dateText(previousDate, language) })
      : '';
  return [text(words[status].sentence), before].filter(Boolean).join(' ');
}
