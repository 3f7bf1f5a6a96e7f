import { Dialog } from '@town/ui/dialog';
import type { RefObject } from 'react';
import { GroupForm, type GroupFormProps } from './group-form';

interface GroupDialogProps extends Omit<GroupFormProps, 'edited'> {
  /** Null while the dialog is closed. */
  edited: GroupFormProps['edited'] | null;
  /** Gets the focus when the button that opened the dialog has disappeared. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Adds a group of words, or changes one. */
export function GroupDialog({ edited, heading, save, onClose }: GroupDialogProps) {
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      locked={save.isPending}
      fallbackFocus={heading}
      title={edited?.stored ? 'Change the words' : 'New group of words'}
      description="Anyone who searches for one of these words also finds the others."
    >
      {edited && <GroupForm edited={edited} save={save} onClose={onClose} />}
    </Dialog>
  );
}
