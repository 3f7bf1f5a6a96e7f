import type { OwnerListingChange, OwnerListingForm } from '@town/contracts/owners/listing-form';
import type { OwnerListing } from '@town/contracts/owners/listings';
import type { useDraftForm } from '@town/slice-kit/use-draft-form';

type DraftForm = ReturnType<typeof useDraftForm<OwnerListingForm, OwnerListingChange>>;

/** The props of every group of fields. */
export interface FieldsProps extends Pick<DraftForm, 'form' | 'field'> {
  listing: OwnerListing;
}
