import { staffApi } from '@town/contracts/api/paths';
import { isAnswerLost } from '@town/slice-kit/lost-answer';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import type { RefObject } from 'react';
import { useChangeFailure } from '../session/use-change-failure';
import css from './event-selection.module.css';
import { eventsKey } from './events-query';

interface RemoveDialogProps {
  token: string;
  events: readonly ShownEvent[];
  open: boolean;
  /** Takes the focus after a removal, when the button that opened the dialog is disabled. */
  heading: RefObject<HTMLHeadingElement | null>;
  onClose(): void;
  onRemoved(): void;
}

const counted = (count: number) => (count === 1 ? '1 event' : `${count} events`);

/** Confirms the removal of events. Either all of them are removed, or none. */
export function RemoveDialog({
  token,
  events,
  open,
  heading,
  onClose,
  onRemoved,
}: RemoveDialogProps) {
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const fail = useChangeFailure(eventsKey);
  const removal = useMutation({
    mutationFn: (ids: string[]) =>
      sendJson(staffApi.changeMany('events'), { ids, action: 'archive' }, { token }),
    async onSuccess(_, ids) {
      await queryClient.invalidateQueries({ queryKey: [eventsKey] });
      showToast({
        tone: 'success',
        title: 'Events Removed',
        description: `${counted(ids.length)} removed`,
      });
      onRemoved();
    },
    onError(error) {
      fail('Removal Failed', 'No event was removed')(error);
      // The events in the dialog may already be removed.
      if (isAnswerLost(error)) onClose();
    },
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={removal.isPending}
      fallbackFocus={heading}
      title={`Remove ${counted(events.length)}?`}
      description="Visitors will not find them any more. They stay in the archive for 90 days."
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also without a mouse */}
      <section className={css.titles} aria-label="Events to remove" tabIndex={0}>
        <ul>
          {events.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      </section>
      <div className={css.actions}>
        <Button busy={removal.isPending} onClick={() => removal.mutate(events.map(({ id }) => id))}>
          Remove
        </Button>
        <Button variant="secondary" idle={removal.isPending} onClick={onClose}>
          Keep
        </Button>
      </div>
    </Dialog>
  );
}
