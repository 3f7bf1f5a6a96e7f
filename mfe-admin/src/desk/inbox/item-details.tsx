import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { ContactDetails } from '@town/ui/contact-details';
import { formatInstant } from '../../lists/format-instant';
import { deskPages } from '../desk-pages';
import { AboutRecord } from './about-record';
import { detailText } from './detail-text';
import { doneWords } from './done-words';
import css from './inbox.module.css';
import type { ShownItem } from './inbox-item-reader';
import { inboxItemName } from './inbox-kinds';
import { ListingActions } from './listing/listing-actions';
import { RetryMail } from './retry-mail';
import { isWaitingEvent } from './waiting-item';

/** What was sent and by whom, with links to write, to call and to the record that it is about. */
export function ItemDetails({ item }: { item: ShownItem }) {
  const { town } = useSite();
  const { senderName, senderEmail, senderPhone, details, answers } = item;
  return (
    <section className={css.card} aria-label="What was sent">
      <p className={css.facts}>
        {inboxItemName(item)} · {formatInstant(item.receivedAt, town.timeZone)}
        {isWaitingEvent(item) && <strong>Waits to be published</strong>}
        {item.state === 'done' && <span>Done {doneWords(item, town.timeZone)}</span>}
      </p>
      {(senderName || senderEmail || senderPhone) && (
        <ContactDetails
          person={senderName}
          personLabel="Sender"
          email={senderEmail}
          phone={senderPhone}
        />
      )}
      <dl className={css.details}>
        {details.map((detail) => (
          <div key={detail.label}>
            <dt>{detail.label}</dt>
            <dd>{detailText(detail)}</dd>
          </div>
        ))}
      </dl>
      <RecordLink item={item} />
      {answers.map(({ at, by, subject, text, template }) => (
        <blockquote key={at} className={css.answer}>
          <p className={css.facts}>
            Answered by {by}, {formatInstant(at, town.timeZone)}
            {template && `, with the template ${template}`}
          </p>
          <p>
            <strong>{subject}</strong>
          </p>
          <p className={css.text}>{text}</p>
        </blockquote>
      ))}
    </section>
  );
}

function RecordLink({ item }: { item: ShownItem }) {
  const { town } = useSite();
  const { kind, recordId, recordKind, recordHappening, recordChangedAt } = item;
  if (kind === 'listing') return <ListingActions item={item} />;
  if (kind === 'mail') return <RetryMail item={item} />;
  if (kind === 'refund' || kind === 'dispute') {
    const payment = item.details.find(({ label }) => label === 'Payment')?.value ?? '';
    return (
      <p>
        <Link
          to={`${pages.adminDashboard}?${new URLSearchParams({ view: 'payments', q: payment })}`}
        >
          Open the payment
        </Link>
      </p>
    );
  }
  if (!recordKind) return null;
  return (
    <>
      <AboutRecord kindName={recordKind} id={recordId} />
      <p>
        <Link to={deskPages.record(recordKind, recordId)}>Open the record</Link>
        {recordHappening && recordChangedAt && (
          <>
            {' '}
            It was {recordHappening} on {formatInstant(recordChangedAt, town.timeZone)}, after this
            arrived.
          </>
        )}
      </p>
    </>
  );
}
