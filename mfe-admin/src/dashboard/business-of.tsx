import { useState } from 'react';
import { canBeUndone } from '../businesses/can-be-undone';
import { OwnBusiness } from '../businesses/own-business';
import type { CreationPreviewProps } from './creation-preview';

/** The business of an approved application, and the removal of a wrong one. */
export function BusinessOf({ advertiser, actions }: CreationPreviewProps) {
  const [open, setOpen] = useState(advertiser.chosenBusinessGone);
  const { id, businessId, businessExisted, undoUntil } = advertiser;
  const mayRelease = actions && !canBeUndone(undoUntil);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Business in the directory</summary>
      {open && businessId && (
        <OwnBusiness
          businessId={businessId}
          existed={businessExisted}
          isInstead={advertiser.chosenBusinessGone}
          busy={actions?.takingBack === id}
          onRelease={
            mayRelease ? (released) => actions.takeBack({ id, businessId: released }) : undefined
          }
        />
      )}
    </details>
  );
}
