import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import type { RefObject } from 'react';
import dialogCss from '../dialog.module.css';
import css from './inbox.module.css';
import type { ShownItem } from './inbox-item-reader';
import { inboxKindLabel } from './inbox-kinds';
import { isWaitingEvent } from './waiting-item';

/** What marking items as done does beyond hiding them, for each kind where it does something. */
const effects = [
  {
    name: inboxKindLabel('listing'),
    isOf: ({ kind }: ShownItem) => kind === 'listing',
    effect: 'No business is published.',
  },
  {
    name: inboxKindLabel('application'),
    isOf: ({ kind }: ShownItem) => kind === 'application',
    effect:
      'They are not approved, and stay in the dashboard. Those that somebody has paid for stay in the inbox.',
  },
  {
    name: 'Events that wait to be published',
    isOf: isWaitingEvent,
    effect:
      'They are archived, and visitors never see them. A change of a public event stays in the inbox.',
  },
] as const;

const effectsOn = (items: readonly ShownItem[]) =>
  effects
    .map(({ isOf, ...shown }) => ({ ...shown, count: items.filter(isOf).length }))
    .filter(({ count }) => count > 0);

/** Whether marking the items as done needs a confirmation. */
export const hasEffects = (items: readonly ShownItem[]) => effectsOn(items).length > 0;

interface BulkDoneDialogProps {
  items: readonly ShownItem[];
  open: boolean;
  busy: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose(): void;
  onFinish(): void;
}

/** Says what happens to each kind of the selected items before they are marked as done. */
export function BulkDoneDialog(props: BulkDoneDialogProps) {
  const { items, open, busy, heading, onClose, onFinish } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={busy}
      fallbackFocus={heading}
      title={`Mark ${items.length} ${items.length === 1 ? 'item' : 'items'} as done?`}
      description="Nobody gets a mail, and you can undo it."
    >
      <dl className={css.details}>
        {effectsOn(items).map(({ name, count, effect }) => (
          <div key={name}>
            <dt>
              {name}: {count}
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <div className={dialogCss.actions}>
        <Button busy={busy} onClick={onFinish}>
          Mark as done
        </Button>
        <Button variant="secondary" idle={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
