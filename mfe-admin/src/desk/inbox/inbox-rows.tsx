import type { InboxBulk } from '@town/contracts/inbox/calls';
import { isDoneInBulk } from '@town/contracts/inbox/record';
import { Link, useLocation } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSelection } from '../../lists/use-selection';
import { deskPages } from '../desk-pages';
import { KeysHelp } from '../list/keys-help';
import { SelectionBar } from '../list/selection-bar';
import { useStaff } from '../session/staff';
import { BulkDoneDialog, hasEffects } from './bulk-done-dialog';
import css from './inbox.module.css';
import type { ShownItem } from './inbox-item-reader';
import { InboxRow } from './inbox-row';
import type { BulkDoneActions } from './use-bulk-done';
import { useReportedRecords } from './use-reported-records';
import { isWaitingEvent } from './waiting-item';

interface InboxRowsProps extends Pick<BulkDoneActions, 'finish' | 'showResult'> {
  items: readonly ShownItem[];
  /** Gets the focus when the focused element was removed. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** One page of the inbox. Open items of most kinds can be selected and marked as done together. */
export function InboxRows({ items, finish, showResult, heading }: InboxRowsProps) {
  const { mayEdit } = useStaff();
  const { pathname, search } = useLocation();
  const inbox = pathname + search;
  const { chosen, choose, chooseOnly } = useSelection();
  const list = useRef<HTMLUListElement>(null);
  const reported = useReportedRecords(items);
  const finishable = mayEdit ? items.filter(isFinishable) : [];
  return (
    <>
      {finishable.length > 0 && (
        <FinishBar {...{ finishable, chosen, finish, showResult, heading }} onChoose={chooseOnly} />
      )}
      <ul ref={list} className={css.items} aria-label="Items">
        {items.map((item, index) => (
          <InboxRow
            key={item.id}
            item={item}
            chosen={chosen.has(item.id)}
            reported={reported(item)}
            trail={{ inbox, following: items.slice(index + 1).map(({ id }) => id) }}
            onChoose={
              finishable.includes(item) ? (isChosen) => choose(item.id, isChosen) : undefined
            }
          />
        ))}
      </ul>
      {mayEdit && items.some(isWaitingEvent) && (
        <p>
          Several events that wait can be published together in the list of{' '}
          <Link to={`${deskPages.content('events')}?awaits=review`}>events that await review</Link>.
        </p>
      )}
      <KeysHelp list={list} />
    </>
  );
}

interface FinishBarProps extends Pick<InboxRowsProps, 'finish' | 'showResult' | 'heading'> {
  finishable: readonly ShownItem[];
  chosen: ReadonlySet<string>;
  onChoose(items: readonly { id: string }[]): void;
}

/** Selects items, and marks them as done: at once, or where that does more than hide them, when asked. */
function FinishBar(props: FinishBarProps) {
  const { finishable, chosen, finish, showResult, heading, onChoose } = props;
  const [isAsking, setAsking] = useState(false);
  /** What the dialog asks about: the list may change behind it. */
  const [asked, setAsked] = useState<readonly ShownItem[]>([]);
  const selected = finishable.filter(({ id }) => chosen.has(id));
  const close = () => setAsking(false);
  const [answer, setAnswer] = useState<InboxBulk>();
  // Only after the dialog has closed: the page behind an open one announces nothing and takes no focus.
  useEffect(() => {
    if (!answer || isAsking) return;
    setAnswer(undefined);
    showResult(answer);
  }, [answer, isAsking, showResult]);
  function ask(): void {
    setAsked(selected);
    setAsking(true);
  }
  const run = (items: readonly ShownItem[]) =>
    finish.mutate(items, {
      onSuccess(given) {
        close();
        onChoose(given.refused);
        setAnswer(given);
      },
      onError: close,
    });
  const needsQuestion = hasEffects(selected);
  return (
    <>
      <SelectionBar
        legend="Selected items"
        label={`Select all that can be done together (${finishable.length})`}
        shown={finishable.length}
        selected={selected.length}
        onSelectAll={(all) => onChoose(all ? finishable : [])}
      >
        <Button
          variant="secondary"
          busy={finish.isPending}
          onClick={needsQuestion ? ask : () => run(selected)}
        >
          {needsQuestion ? 'Mark as done…' : 'Mark as done'}
        </Button>
      </SelectionBar>
      <BulkDoneDialog
        items={asked}
        open={isAsking}
        busy={finish.isPending}
        heading={heading}
        onClose={close}
        onFinish={() => run(asked)}
      />
    </>
  );
}

/** A service of an earlier release does not say whether an event waits, and refuses every event. */
const isFinishable = ({ state, kind, awaitsReview }: ShownItem) =>
  state === 'open' && isDoneInBulk(kind) && (kind !== 'event' || awaitsReview !== null);
