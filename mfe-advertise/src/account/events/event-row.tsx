import { endDays } from '@town/contracts/calendar/last-day';
import { pages } from '@town/contracts/pages/paths';
import { Original } from '@town/language/content-language';
import { withElements } from '@town/language/with-elements';
import { Link } from '@town/slice-kit/router';
import { Badge } from '@town/ui/badge';
import { Button } from '@town/ui/button';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { EventDates } from './dates/event-dates';
import type { ShownBusinessEvent } from './events-query';
import { useEventWords } from './use-event-words';

interface EventRowProps {
  /** The listing's id. */
  id: string;
  event: ShownBusinessEvent;
  /** Whether the plan includes no events: they can only be cancelled. */
  locked: boolean;
  /** Whether a form is open, which another one would replace. */
  isEditing: boolean;
  onChange(): void;
  onCancel(): void;
}

/** One event of a business, and what its owner can do with it. */
export function EventRow({ id, event, locked, isEditing, onChange, onCancel }: EventRowProps) {
  const text = useText();
  const words = useEventWords();
  const { slug, title, time, endTime, location, status, awaitsReview } = event;
  const isCancelled = status === 'cancelled';
  const rule = words.rule(event);
  const next = event.dates.find(({ status }) => status !== 'cancelled');
  const days = endDays(event).map(words.day).join(' – ');
  const times = [time, endTime].map((each) => each && words.time(each)).filter(Boolean);
  const facts = [rule ?? days, times.join(' – '), location && words.place(location)];
  const which = { which: (name: string) => <span className="visually-hidden">{name}</span> };
  return (
    <li className={css.row}>
      <h3>
        <Original>{title}</Original>
        {isCancelled && (
          <Badge tone="orange">
            {withElements(text('<event>Cancelled</event>'), { event: (words) => words })}
          </Badge>
        )}
        {awaitsReview && <Badge tone="yellow">{text('Waits for our staff')}</Badge>}
      </h3>
      <p>{facts.filter(Boolean).join(', ')}</p>
      {rule && next && !isCancelled && (
        <p>{text('Next date: {day}', { day: words.day(next.date) })}</p>
      )}
      <p className={css.actions}>
        {!isCancelled && !locked && !isEditing && (
          <Button variant="secondary" onClick={onChange}>
            {withElements(text('Change<which> {title}</which>', { title }), which)}
          </Button>
        )}
        {!isCancelled && (
          <Button variant="quiet" onClick={onCancel}>
            {withElements(text('Cancel the event<which> {title}</which>', { title }), which)}
          </Button>
        )}
        {slug && (
          <Link to={pages.event(slug)}>
            {withElements(text('See it on the calendar<which> {title}</which>', { title }), which)}
          </Link>
        )}
      </p>
      {/* A changed date is another version of the event, with which the open form would conflict. */}
      {rule && !isCancelled && !isEditing && event.dates.length > 0 && (
        <EventDates id={id} event={event} canRestore={!locked} />
      )}
    </li>
  );
}
