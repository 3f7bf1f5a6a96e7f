import { undescribedListingFormSchema } from '@town/contracts/owners/listing-form';
import type { OwnerListing } from '@town/contracts/owners/listings';
import { readDraft, writeDraft } from '@town/slice-kit/draft';
import type { EditedListing } from './listing-query';
import { type ListingValues, valuesOf } from './listing-values';
import { isStored } from './use-save-listing';

/** The stored versions that a draft of the form was typed over. They are kept beside the draft. */
export interface TypedOver {
  /** What the form was first filled from. */
  first: ListingValues;
  /** The newest version that the form has taken over where the owner had changed nothing. */
  last: ListingValues;
}

const nameOf = (form: string) => `${form}-typed-over`;

/** Keeps the versions, for a form that appears again with the draft. */
export function keepTypedOver(form: string, versions: TypedOver): void {
  writeDraft(nameOf(form), versions);
}

/** The kept versions. Fields that are missing count as changed. */
export function readTypedOver(form: string): TypedOver | undefined {
  const kept = new Map(Object.entries(readDraft(nameOf(form)) ?? {}));
  const first = kept.get('first');
  const last = kept.get('last');
  return first && last && { first, last };
}

/** What a newer version has in the fields that the owner has not changed. */
export function takenOver(
  typed: object,
  base: ListingValues,
  newer: OwnerListing,
): Partial<ListingValues> {
  const before = new Map(Object.entries(base));
  const untouched = Object.entries(typed).filter(([name, value]) => before.get(name) === value);
  const names = new Set(untouched.map(([name]) => name));
  return Object.fromEntries(Object.entries(valuesOf(newer)).filter(([name]) => names.has(name)));
}

/** Whether a form has something to save. A save that has changed its text, for example a website's, counts. */
export function hasUnsaved(typed: object, { listing }: EditedListing): boolean {
  const stored = new Map(Object.entries(valuesOf(listing)));
  if (Object.entries(typed).every(([name, value]) => stored.get(name) === value)) return false;
  const body = undescribedListingFormSchema.safeParse(typed).data;
  return !body || !isStored(body, listing);
}
