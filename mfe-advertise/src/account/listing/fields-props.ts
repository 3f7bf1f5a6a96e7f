import type { OwnerListingChange, OwnerListingForm } from '@town/contracts/owners/listing-form';
import type { OwnerListing } from '@town/contracts/owners/listings';
import type { useDraftForm } from '@town/slice-kit/use-draft-form';

type DraftForm = ReturnType<typeof useDraftForm<OwnerListingForm, OwnerListingChange>>;

/** What every group of the form's fields gets. */
export interface FieldsProps extends Pick<DraftForm, 'form' | 'field'> {
  listing: OwnerListing;
}
