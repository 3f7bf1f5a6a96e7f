import { categoryOfListing } from '@town/contracts/listings/business-of-listing';
import { useNavigate } from '@town/slice-kit/router';
import { useToasts } from '@town/slice-kit/toasts';
import { deskPages } from '../../desk-pages';
import {
  clearLocalDraft,
  draftName,
  readLocalDraft,
  writeLocalDraft,
} from '../../editor/local-draft';
import { useStaff } from '../../session/staff';
import type { ShownItem } from '../inbox-item-reader';

const fieldLabels = {
  name: 'Business',
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

/**
 * Opens the editor for a new business, filled with the values of a free listing. Until it is saved it is a
 * draft in this browser. An existing draft of a new business is not replaced.
 */
export function useWriteBusiness(item: ShownItem): () => void {
  const { email } = useStaff();
  const navigate = useNavigate();
  const showToast = useToasts((state) => state.show);
  return () => {
    const name = draftName(email, 'businesses', undefined);
    const business = businessOfItem(item);
    const begun = readLocalDraft(name);
    if (!begun) {
      const base = { version: null, values: {} };
      // Removes the reserved record id of an earlier draft.
      clearLocalDraft(name);
      writeLocalDraft(name, { values: business, base, typedAt: Date.now() });
    } else if (begun.values['name'] !== business['name']) {
      showToast({
        tone: 'error',
        title: 'You have begun another business',
        description: 'Save or discard it first. Then press “Write the business” again.',
      });
    }
    navigate(deskPages.newRecord('businesses'));
  };
}
