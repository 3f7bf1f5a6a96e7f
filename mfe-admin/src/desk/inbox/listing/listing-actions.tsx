import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { useState } from 'react';
import { BusinessPreview, businessErrors } from '../../../businesses/business-preview';
import dialogCss from '../../dialog.module.css';
import { useStaff } from '../../session/staff';
import type { ShownItem } from '../inbox-item-reader';
import { usePublishListing } from './use-publish-listing';
import { businessOfItem, useWriteBusiness } from './write-business';

/** Creates a business from a free listing: directly after a preview, or in the editor. */
export function ListingActions({ item }: { item: ShownItem }) {
  const { mayEdit } = useStaff();
  const [previews, setPreviews] = useState(false);
  const publish = usePublishListing(item);
  const write = useWriteBusiness(item);
  if (!mayEdit) return null;
  const business = businessOfItem(item);
  const close = () => setPreviews(false);
  return (
    <>
      <div className={dialogCss.actions}>
        <Button onClick={() => setPreviews(true)}>Preview the business</Button>
        <Button variant="secondary" onClick={write}>
          Write the business
        </Button>
      </div>
      <Dialog
        open={previews}
        onClose={close}
        locked={publish.isPending}
        title="What will be published"
        description="Visitors see it in the directory at once."
      >
        <BusinessPreview business={business} checked />
        <div className={dialogCss.actions}>
          <Button
            busy={publish.isPending}
            idle={businessErrors(business).length > 0}
            onClick={() => publish.mutate(undefined, { onSuccess: close })}
          >
            Publish
          </Button>
          <Button variant="secondary" onClick={write}>
            Edit it first
          </Button>
        </div>
      </Dialog>
    </>
  );
}
