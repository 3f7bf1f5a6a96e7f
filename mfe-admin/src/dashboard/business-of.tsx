import { useState } from 'react';
import { canBeUndone } from '../businesses/can-be-undone';
import { CreatedInstead } from '../businesses/created-instead';
import { OwnBusiness } from '../businesses/own-business';
import type { CreationPreviewProps } from './creation-preview';

/** The business of an approved application, and the removal of a wrong one. */
export function BusinessOf({ advertiser, actions }: CreationPreviewProps) {
  const [open, setOpen] = useState(false);
  const { id, businessId, businessExisted, undoUntil } = advertiser;
  const mayRelease = actions && !canBeUndone(undoUntil);
  return (
    <>
      {advertiser.chosenBusinessGone && <CreatedInstead />}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Business in the directory</summary>
        {open && businessId && (
          <OwnBusiness
            businessId={businessId}
            existed={businessExisted}
            busy={actions?.takingBack === id}
            onRelease={
              mayRelease ? (released) => actions.takeBack({ id, businessId: released }) : undefined
            }
          />
        )}
      </details>
    </>
  );
}
