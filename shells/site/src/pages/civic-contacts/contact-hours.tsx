import { hoursOf } from '@town/slice-kit/hours-of';
import { OpeningWeekNow } from '@town/slice-kit/opening-week-now';
import { useText } from '../../messages/use-text';
import type { ShownContact } from './civic-contacts-query';
import css from './contact-hours.module.css';

/**
 * The hours of the next seven days. Beside hours that are written as a text they open on request, because
 * most visitors only ask whether an office is open.
 */
export function ContactHours({ contact }: { contact: ShownContact }) {
  const text = useText();
  const hours = hoursOf(contact.openingHours, contact);
  if (!hours?.length) return null;
  const week = <OpeningWeekNow hours={hours} confirmedOn={contact.hoursConfirmedOn} />;
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
