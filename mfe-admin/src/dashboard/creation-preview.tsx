import { businessOfApplication } from '@town/contracts/advertisers/business-of-application';
import { useState } from 'react';
import { BusinessPreview } from '../businesses/business-preview';
import { SameName } from '../businesses/same-name';
import type { ShownAdvertiser } from './advertisers-query';

/** A preview of the business that Create Business would publish. */
export function CreationPreview({ advertiser }: { advertiser: ShownAdvertiser }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>What will be published</summary>
      {open && !advertiser.businessId && <SameName name={advertiser.businessName} />}
      {open && <BusinessPreview business={businessOfApplication(advertiser)} />}
    </details>
  );
}
