import type { RefObject } from 'react';

/** What every dialog of an action on several records gets. */
export interface BulkDialogProps {
  open: boolean;
  busy: boolean;
  /** Takes the focus after the change: the button that opened the dialog is gone then. */
  heading: RefObject<HTMLHeadingElement | null>;
  onClose(): void;
}

/** The props of its `Dialog`. */
export const bulkDialog = ({ open, busy, heading, onClose }: BulkDialogProps) => ({
  open,
  onClose,
  locked: busy,
  fallbackFocus: heading,
});
