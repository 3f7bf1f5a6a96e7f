import { businessLabel } from '@town/contracts/inbox/kind-names';
import { categoryOfListing } from '@town/contracts/listings/business-of-listing';
import { businessKind } from '@town/contracts/managed-records/managed-kinds';
import { useNavigate } from '@town/slice-kit/router';
import { deskPages } from '../../desk-pages';
import { useBeginRecord } from '../../editor/use-begin-record';
import type { ShownItem } from '../inbox-item-reader';

const fieldLabels = {
  name: businessLabel,
  description: 'Description',
  address: 'Address',
  website: 'Website',
} as const;

/** The business that a free listing describes. */
export function businessOfItem({
  details,
  senderEmail,
  senderPhone,
}: ShownItem): Record<string, string> {
  const text = (label: string) => details.find((detail) => detail.label === label)?.value ?? '';
  const fields = Object.entries(fieldLabels).map(([field, label]) => [field, text(label)]);
  return {
    ...Object.fromEntries(fields),
    category: categoryOfListing(text('Category')),
    phone: senderPhone ?? '',
    contactEmail: senderEmail ?? '',
  };
}

/** Opens the form of a new business with the values of a free listing. */
export function useWriteBusiness(item: ShownItem): () => void {
  const begin = useBeginRecord(businessKind, 'Write the business');
  const navigate = useNavigate();
  return () => {
    begin(businessOfItem(item), item.id);
    navigate(deskPages.newRecord(businessKind.name));
  };
}
