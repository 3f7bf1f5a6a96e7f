import { businessOfApplication } from '@town/contracts/advertisers/business-of-application';
import { useState } from 'react';
import { BusinessPreview } from '../businesses/business-preview';
import type { ShownAdvertiser } from './advertisers-query';

/** What Create Business publishes, for staff who want to see it before. */
export function CreationPreview({ advertiser }: { advertiser: ShownAdvertiser }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>What will be published</summary>
      {open && <BusinessPreview business={businessOfApplication(advertiser)} />}
    </details>
  );
}
