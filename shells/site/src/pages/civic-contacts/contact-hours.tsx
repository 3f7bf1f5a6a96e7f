import { hoursOf } from '@town/slice-kit/hours-of';
import { OpeningWeekNow } from '@town/slice-kit/opening-week-now';
import { useContext } from 'react';
import { useText } from '../../messages/use-text';
import type { ShownContact } from './civic-contacts-query';
import css from './contact-hours.module.css';
import { KeptCopy } from './kept-copy';

/**
 * The hours of the next seven days. Beside hours that are written as a text they open on request, because
 * most visitors only ask whether an office is open.
 */
export function ContactHours({ contact }: { contact: ShownContact }) {
  const text = useText();
  const isKept = useContext(KeptCopy);
  const hours = hoursOf(contact.openingHours, contact);
  if (!hours?.length || (isKept && contact.hours)) return null;
  const week = (
    <OpeningWeekNow hours={hours} confirmedOn={contact.hoursConfirmedOn} isUsual={isKept} />
  );
  if (!contact.hours) return week;
  return (
    <details className={css.hours} data-print="hide">
      <summary>
        {text('Hours of the next days')}
        <span className="visually-hidden">: {contact.name}</span>
      </summary>
      {week}
    </details>
  );
}
