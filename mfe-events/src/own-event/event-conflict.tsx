import { capitalize } from '@town/contracts/text/capitalize';
import { dateText, timesText } from '@town/language/dates';
import { useAnyText } from '@town/language/text-of';
import { useTexts } from '@town/language/texts';
import type { ShownOwnEvent } from '@town/slice-kit/read-own-event';
import { Button } from '@town/ui/button';
import type { EventValues } from '@town/ui/event-fields';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { useText } from '../messages/use-text';
import css from './own-event.module.css';

interface EventConflictProps {
  /** The event when the form was opened. */
  base: ShownOwnEvent;
  /** The event as it is stored now. */
  theirs: ShownOwnEvent;
  busy: boolean;
  onTakeTheirs(): void;
}

/** Shows the changes of another person. The typed text stays in the form until the sender decides. */
export function EventConflict({ base, theirs, busy, onTakeTheirs }: EventConflictProps) {
  const text = useText();
  const words = useWords();
  const fields: [name: keyof EventValues, label: string][] = [
    ['title', text('Title')],
    ['date', text('Date')],
    ['endDate', text('Last day')],
    ['time', text('Time')],
    ['endTime', text('Ends at')],
    ['location', text('Location')],
    ['category', text('Category')],
    ['description', text('Description')],
  ];
  const changed = fields.filter(([name]) => base[name] !== theirs[name]);
  return (
    <FocusOnMount>
      <Notice tone="warning" title={text('Somebody changed this event while you were editing')}>
        <ul>
          {changed.map(([name, label]) => (
            <li key={name}>
              {label}: {words(name, theirs[name] ?? '') || '–'}
            </li>
          ))}
          {theirs.status !== base.status && theirs.status === 'cancelled' && (
            <li>{text('This event is cancelled.')}</li>
          )}
        </ul>
        <p>{text('Nothing that you typed is lost, and nothing of it is saved yet.')}</p>
        <div className={css.actions}>
          <Button type="submit" busy={busy}>
            {text('Save mine')}
          </Button>
          <Button variant="secondary" idle={busy} onClick={onTakeTheirs}>
            {text('Take theirs')}
          </Button>
        </div>
      </Notice>
    </FocusOnMount>
  );
}

/** Returns a function that formats the value of a field for readers. */
function useWords() {
  const anyText = useAnyText();
  const { language } = useTexts();
  return (name: keyof EventValues, value: string): string => {
    if (name === 'date' || name === 'endDate') return dateText(value, language);
    if (name === 'time' || name === 'endTime') return timesText(value, language);
    return name === 'category' ? anyText(capitalize(value)) : value;
  };
}
