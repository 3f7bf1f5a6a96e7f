import { ownerApi } from '@town/contracts/api/paths';
import {
  type OwnerListingChange,
  undescribedListingFormSchema,
} from '@town/contracts/owners/listing-form';
import type { OwnerListing } from '@town/contracts/owners/listings';
import { statusOf } from '@town/slice-kit/http-error';
import { isAnswerLost } from '@town/slice-kit/lost-answer';
import { sendJson } from '@town/slice-kit/send-json';
import { useRef } from 'react';
import { type EditedListing, fetchListing } from './listing-query';
import { valuesOf } from './listing-values';

/**
 * Saves a listing. After a lost response, the owner's own save is not treated as a conflict: a save that
 * was stored counts as saved, and later edits are based on it.
 * @returns the function that saves; it resolves with the listing if another person saved it meanwhile
 */
export function useSaveListing() {
  /** Saves whose responses were lost. The server may have stored any of them. */
  const lost = useRef<OwnerListingChange[]>([]);
  return async function save(
    body: OwnerListingChange,
    base: EditedListing,
  ): Promise<EditedListing | undefined> {
    try {
      await put(body, base);
      return undefined;
    } catch (error) {
      if (isAnswerLost(error)) lost.current.push(body);
      if (statusOf(error) !== 412) throw error;
      // Without the newer version nothing can be compared, so the save fails.
      const newer = await fetchListing(base.listing.id).catch(() => undefined);
      if (!newer) throw error;
      if (isStored(body, newer.listing)) return undefined;
      const isOwn = lost.current.some((own) => isStored(own, newer.listing));
      lost.current = [];
      return isOwn ? save(body, newer) : newer;
    }
  };
}

function put(body: OwnerListingChange, { listing, tag }: EditedListing): Promise<unknown> {
  return sendJson(
    ownerApi.listing(listing.id),
    // Values that wait for approval do not change the version, so the server compares them itself.
    { ...unlocked(body, listing.locked), waiting: listing.waiting },
    { method: 'PUT', ifMatch: tag, asOwner: true },
  );
}

/** Whether a listing contains the values of a save, including those that wait for approval. */
export function isStored(body: OwnerListingChange, listing: OwnerListing): boolean {
  const stored: Record<string, unknown> =
    undescribedListingFormSchema.safeParse(valuesOf(listing)).data ?? {};
  return Object.entries(unlocked(body, listing.locked)).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(stored[name]),
  );
}

/** The body without locked fields, which the server leaves unchanged. */
function unlocked(body: OwnerListingChange, locked: readonly string[]) {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !locked.includes(name)));
}
