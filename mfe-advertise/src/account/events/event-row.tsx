import { endDays } from '@town/contracts/calendar/last-day';
import { pages } from '@town/contracts/pages/paths';
import { formatDate } from '@town/contracts/town/date';
import type { ShownOwnEvent } from '@town/slice-kit/read-own-event';
import { Link } from '@town/slice-kit/router';
import { Badge } from '@town/ui/badge';
import { Button } from '@town/ui/button';
import css from '../account.module.css';

interface EventRowProps {
  event: ShownOwnEvent;
  /** False where the plan includes no events, and while a form is open: it can only be cancelled. */
  canChange: boolean;
  onChange(): void;
  onCancel(): void;
}

/** One event of a business, and what its owner can do with it. */
export function EventRow({ event, canChange, onChange, onCancel }: EventRowProps) {
  const { slug, title, time, endTime, location, status, awaitsReview } = event;
  const isCancelled = status === 'cancelled';
  const days = endDays(event).map(formatDate).join(' – ');
  const when = [days, [time, endTime].filter(Boolean).join(' – ')].filter(Boolean);
  const which = <span className="visually-hidden"> {title}</span>;
  return (
    <li className={css.row}>
      <h3>
        {title}
        {isCancelled && <Badge tone="orange">Cancelled</Badge>}
        {awaitsReview && <Badge tone="yellow">Waits for our staff</Badge>}
      </h3>
      <p>{[...when, location].filter(Boolean).join(', ')}</p>
      <p className={css.actions}>
        {!isCancelled && canChange && (
          <Button variant="secondary" onClick={onChange}>
            Change{which}
          </Button>
        )}
        {!isCancelled && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel the event{which}
          </Button>
        )}
        {slug && <Link to={pages.event(slug)}>See it on the calendar{which}</Link>}
      </p>
    </li>
  );
}
