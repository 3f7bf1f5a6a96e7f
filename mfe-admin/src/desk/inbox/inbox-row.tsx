import { capitalize } from '@town/contracts/text/capitalize';
import { formatDate } from '@town/contracts/town/date';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { Badge } from '@town/ui/badge';
import { formatInstant } from '../../lists/format-instant';
import { deskPages } from '../desk-pages';
import { useStaff } from '../session/staff';
import { AboutKnown, AboutRecord } from './about-record';
import { doneWords } from './done-words';
import css from './inbox.module.css';
import type { ShownItem } from './inbox-item-reader';
import { inboxItemName } from './inbox-kinds';
import type { ItemTrail } from './item-trail';
import { useAssignees } from './use-assignees';
import type { Reported } from './use-reported-records';
import { isWaitingEvent } from './waiting-item';

interface InboxRowProps {
  item: ShownItem;
  chosen?: boolean;
  /** Where the clerk comes from and goes on; missing outside of the inbox. */
  trail?: ItemTrail;
  /** The record that a report is about, once it is known. */
  reported?: Reported | undefined;
  /** Missing when the item cannot be selected. */
  onChoose?: ((chosen: boolean) => void) | undefined;
}

/** One item of the list: its subject, its sender and its assignee. */
export function InboxRow({ item, chosen = false, trail, reported, onChoose }: InboxRowProps) {
  const { town } = useSite();
  const { id, subject, senderName, senderEmail, receivedAt } = item;
  return (
    <li className={css.item} data-chosen={chosen || undefined}>
      {onChoose && (
        <label className={css.choice}>
          <input
            type="checkbox"
            checked={chosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
          <span className="visually-hidden">Select {subject}</span>
        </label>
      )}
      <p className={css.subject}>
        <Link to={deskPages.inboxItem(id)} state={trail}>
          {subject}
        </Link>
      </p>
      <p className={css.facts}>
        {inboxItemName(item)}
        {(senderName ?? senderEmail) && ` · ${senderName ?? senderEmail}`} ·{' '}
        {formatInstant(receivedAt, town.timeZone)}
      </p>
      {reported && <AboutReported {...reported} />}
      <ItemWork item={item} />
    </li>
  );
}

/** A record that the list did not contain is fetched alone. */
function AboutReported({ kind, id, record }: Reported) {
  return record ? (
    <AboutKnown kind={kind} record={record} />
  ) : (
    <AboutRecord kindName={kind.name} id={id} />
  );
}

/** What staff have done with an item, and what is left to do. */
function ItemWork({ item }: { item: ShownItem }) {
  const { town } = useSite();
  const { email } = useStaff();
  const { assignee, dueOn, state } = item;
  const { data: able } = useAssignees();
  const answeredBy = item.answers.at(-1)?.by;
  /** Whether the assignee's account was disabled or may only read now. */
  const isGone = state === 'open' && able !== undefined && !able.includes(assignee ?? '');
  return (
    <p className={css.facts}>
      {isWaitingEvent(item) && <span>Waits to be published</span>}
      {state === 'done' && (
        <>
          <Badge tone="green">Done</Badge>
          <span>{capitalize(doneWords(item, town.timeZone))}</span>
        </>
      )}
      {answeredBy && <span>Answered by {answeredBy}</span>}
      {assignee === email ? (
        <strong>Assigned to you</strong>
      ) : (
        assignee && <span>Assigned to {assignee}</span>
      )}
      {assignee && isGone && <strong>Needs somebody else</strong>}
      {dueOn && <span>Due {formatDate(dueOn)}</span>}
    </p>
  );
}
