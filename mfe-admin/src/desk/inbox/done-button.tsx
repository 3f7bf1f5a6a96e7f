import { Link } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import { ButtonLink } from '@town/ui/button-link';
import { Dialog } from '@town/ui/dialog';
import { useState } from 'react';
import { deskPages } from '../desk-pages';
import dialogCss from '../dialog.module.css';
import { firstClick } from '../first-click';
import type { ShownItem } from './inbox-item-reader';
import type { useInboxActions } from './use-inbox';
import { isWaitingEvent } from './waiting-event';

interface DoneButtonProps {
  item: ShownItem;
  change: ReturnType<typeof useInboxActions>['change'];
}

/**
 * Marks an item as done, or opens it again. No list of open work would afterwards show an event, or a change
 * of a public event, that waits to be published, so the clerk is warned first.
 */
export function DoneButton({ item, change }: DoneButtonProps) {
  const [asked, setAsked] = useState(false);
  const waits = isWaitingEvent(item);
  const close = () => setAsked(false);
  const set = (state: 'open' | 'done') => change.mutate({ state }, { onSettled: close });
  const isDone = item.state === 'done';
  return (
    <>
      <Button
        busy={change.isPending}
        onClick={firstClick(() => (waits ? setAsked(true) : set(isDone ? 'open' : 'done')))}
      >
        {isDone ? 'Open again' : waits ? 'Mark as done…' : 'Mark as done'}
      </Button>
      <Dialog
        open={asked}
        onClose={close}
        locked={change.isPending}
        title="This event waits for a decision"
        description="Visitors do not see what was sent until somebody publishes it. Once you only mark it as done, no list of open work shows it. Publish it instead, and this item is done, too."
      >
        <div className={dialogCss.actions}>
          <ButtonLink as={Link} to={deskPages.record('events', item.recordId)}>
            Open the event
          </ButtonLink>
          <Button variant="secondary" busy={change.isPending} onClick={() => set('done')}>
            Mark as done
          </Button>
          <Button variant="secondary" idle={change.isPending} onClick={close}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </>
  );
}
