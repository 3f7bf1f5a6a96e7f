import { isDoneInBulk } from '@town/contracts/inbox/record';
import { Link, useLocation } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import { useSelection } from '../../lists/use-selection';
import { deskPages } from '../desk-pages';
import { SelectionBar } from '../list/selection-bar';
import { useStaff } from '../session/staff';
import css from './inbox.module.css';
import type { ShownItem } from './inbox-item-reader';
import { InboxRow } from './inbox-row';
import { useBulkDone } from './use-bulk-done';
import { isWaitingEvent, needsDecision } from './waiting-event';

/** One page of the inbox. Open items that need no decision can be selected and marked as done together. */
export function InboxRows({ items }: { items: readonly ShownItem[] }) {
  const { mayEdit } = useStaff();
  const { pathname, search } = useLocation();
  const inbox = pathname + search;
  const { chosen, choose, chooseOnly } = useSelection();
  const finish = useBulkDone(() => chooseOnly([]));
  const finishable = mayEdit ? items.filter(isFinishable) : [];
  const selected = finishable.filter(({ id }) => chosen.has(id));

  return (
    <>
      {finishable.length > 0 && (
        <SelectionBar
          legend="Selected items"
          label={`Select all that need no decision on this page (${finishable.length})`}
          shown={finishable.length}
          selected={selected.length}
          onSelectAll={(all) => chooseOnly(all ? finishable : [])}
        >
          <Button
            variant="secondary"
            busy={finish.isPending}
            onClick={() => finish.mutate(selected.map(({ id }) => id))}
          >
            Mark as done
          </Button>
        </SelectionBar>
      )}
      {mayEdit && items.some(isWaitingEvent) && (
        <p>
          Several events that wait to be published can be published or archived together in the list
          of{' '}
          <Link to={`${deskPages.content('events')}?awaits=review`}>events that await review</Link>.
        </p>
      )}
      <ul className={css.items} aria-label="Items">
        {items.map((item, index) => (
          <InboxRow
            key={item.id}
            item={item}
            chosen={chosen.has(item.id)}
            trail={{ inbox, following: items.slice(index + 1).map(({ id }) => id) }}
            onChoose={
              finishable.includes(item) ? (isChosen) => choose(item.id, isChosen) : undefined
            }
          />
        ))}
      </ul>
    </>
  );
}

const isFinishable = (item: ShownItem) =>
  item.state === 'open' && isDoneInBulk(item.kind) && !needsDecision(item);
