import { businessOfApplication } from '@town/contracts/advertisers/business-of-application';
import { useState } from 'react';
import { BusinessPreview } from '../businesses/business-preview';
import { ExistingBusiness } from '../businesses/existing-business';
import type { ShownAdvertiser } from './advertisers-query';
import type { AdvertiserActions } from './use-advertiser-actions';

export interface CreationPreviewProps {
  advertiser: ShownAdvertiser;
  /** Missing for somebody who may only read. */
  actions: AdvertiserActions | undefined;
}

/** A preview of the business that Create Business would publish, and the choice of one that exists. */
export function CreationPreview({ advertiser, actions }: CreationPreviewProps) {
  const [open, setOpen] = useState(false);
  const { id, businessName } = advertiser;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>What will be published</summary>
      {open && (
        <>
          <ExistingBusiness
            name={businessName}
            busy={actions?.creating?.id === id}
            onUse={actions && ((business) => actions.createBusiness({ advertiser, business }))}
          />
          <BusinessPreview business={businessOfApplication(advertiser)} />
        </>
      )}
    </details>
  );
}
