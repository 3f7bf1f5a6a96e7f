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
import type { Waiting } from './waiting-item';

interface DoneButtonProps {
  item: ShownItem;
  waiting: Waiting;
  change: ReturnType<typeof useInboxActions>['change'];
}

/** What is said before an item is marked as done that waits for a decision. */
function questionOf(item: ShownItem, waiting: Waiting) {
  if (waiting === 'event') {
    return {
      title: 'This event waits for a decision',
      description:
        'Visitors do not see what was sent until somebody publishes it. Once you only mark it as done, no list of open work shows it. Publish it instead, and this item is done, too.',
      way: (
        <ButtonLink as={Link} to={deskPages.record('events', item.recordId)}>
          Open the event
        </ButtonLink>
      ),
    };
  }
  if (waiting === 'application') {
    return {
      title: 'This application waits for a decision',
      description:
        'Once you only mark it as done, it is neither published nor refused, and a plan that is paid for goes on. Create the business or refuse the application instead, and this item is done, too.',
    };
  }
  return undefined;
}

/**
 * Marks an item as done, or opens it again. The clerk is warned first if the item waits for a decision,
 * because no list of open work would show it afterwards.
 */
export function DoneButton({ item, waiting, change }: DoneButtonProps) {
  const [asked, setAsked] = useState(false);
  const question = questionOf(item, waiting);
  // A colleague may decide while it is open.
  if (asked && !question) setAsked(false);
  const close = () => setAsked(false);
  const set = (state: 'open' | 'done') => change.mutate({ state }, { onSettled: close });
  const isDone = item.state === 'done';
  return (
    <>
      <Button
        busy={change.isPending}
        onClick={firstClick(() => (question ? setAsked(true) : set(isDone ? 'open' : 'done')))}
      >
        {isDone ? 'Open again' : question ? 'Mark as done…' : 'Mark as done'}
      </Button>
      <Dialog
        open={asked && question !== undefined}
        onClose={close}
        locked={change.isPending}
        title={question?.title}
        description={question?.description}
      >
        <div className={dialogCss.actions}>
          {question?.way}
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
