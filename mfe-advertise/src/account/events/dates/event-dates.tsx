import { Original } from '@town/language/content-language';
import { fullDateText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';
import { withElements } from '@town/language/with-elements';
import { Badge } from '@town/ui/badge';
import { Button } from '@town/ui/button';
import { useRef, useState } from 'react';
import account from '../../account.module.css';
import { useText } from '../../messages/use-text';
import type { ShownBusinessEvent, ShownEventDate } from '../events-query';
import { useEventWords } from '../use-event-words';
import { useEvents } from '../use-events';
import { CancelDate } from './cancel-date';
import css from './event-dates.module.css';

/** How many dates the list has before "Show more", and how many more it gets then. */
const page = 6;

interface EventDatesProps {
  /** The listing's id. */
  id: string;
  event: ShownBusinessEvent;
  /** Whether a cancelled date can be restored: the plan includes events. */
  canRestore: boolean;
}

/** The next dates of a repeated event; each can be cancelled and restored. */
export function EventDates({ id, event, canRestore }: EventDatesProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(page);
  const [chosen, setChosen] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const { changeDate } = useEvents(id);
  const { title, dates } = event;
  const restore = (date: ShownEventDate) =>
    changeDate.mutate(
      { event, repetition: date.repetition, isCancelled: false },
      { onSuccess: () => list.current?.focus() },
    );
  function showMore() {
    // The button disappears after the last page; the focus must not be lost with it.
    if (dates.length <= shown + page) list.current?.focus();
    setShown(shown + page);
  }
  return (
    <div className={css.panel}>
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <SingleDatesOf title={title} />
      </Button>
      {isOpen && (
        <>
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={text('The next dates of {title}', { title })}
            className={css.dates}
          >
            {dates.slice(0, shown).map((date) => (
              <DateRow
                key={date.repetition}
                {...{ date, canRestore }}
                usualTime={event.time}
                busy={changeDate.isPending}
                onCancel={() => setChosen(date.repetition)}
                onRestore={() => restore(date)}
              />
            ))}
          </ul>
          {dates.length > shown && (
            <Button variant="quiet" onClick={showMore}>
              {text('Show more dates')}
            </Button>
          )}
          <CancelDate
            id={id}
            event={event}
            date={dates.find(({ repetition }) => repetition === chosen)}
            fallbackFocus={list}
            onClose={() => setChosen(undefined)}
          />
        </>
      )}
    </div>
  );
}

function SingleDatesOf({ title }: { title: string }) {
  const text = useText();
  return withElements(text('Single dates<which> of {title}</which>', { title }), {
    which: (words) => <span className="visually-hidden">{words}</span>,
  });
}

interface DateRowProps {
  date: ShownEventDate;
  /** The time of the other dates, which the event says. */
  usualTime: string | null;
  canRestore: boolean;
  busy: boolean;
  onCancel(): void;
  onRestore(): void;
}

function DateRow({ date, usualTime, canRestore, busy, onCancel, onRestore }: DateRowProps) {
  const text = useText();
  const { language } = useTexts();
  const words = useEventWords();
  const day = fullDateText(date.date, language);
  const which = { which: (words: string) => <span className="visually-hidden">{words}</span> };
  const time = date.time !== usualTime && date.time;
  const isCancelled = date.status === 'cancelled';
  const isMoved = date.status === 'moved';
  return (
    <li className={css.date}>
      <div className={css.facts}>
        <p>
          {[day, time && words.time(time)].filter(Boolean).join(', ')}{' '}
          {isCancelled && (
            <Badge tone="orange">
              {withElements(text('<date>Cancelled</date>'), { date: (words) => words })}
            </Badge>
          )}
        </p>
        {isMoved && <p className={account.soft}>{text('Our staff moved this date.')}</p>}
        {date.note && (
          <p className={account.soft}>
            <Original>{date.note}</Original>
          </p>
        )}
      </div>
      {!isCancelled && !isMoved && (
        <Button variant="quiet" idle={busy} onClick={onCancel}>
          {withElements(text('Cancel this date<which> {day}</which>', { day }), which)}
        </Button>
      )}
      {isCancelled && canRestore && (
        <Button variant="quiet" idle={busy} onClick={onRestore}>
          {withElements(text('It takes place after all<which> {day}</which>', { day }), which)}
        </Button>
      )}
    </li>
  );
}
