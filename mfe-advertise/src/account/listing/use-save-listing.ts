import { ownerApi } from '@town/contracts/api/paths';
import {
  type OwnerListingChange,
  ownerListingFormSchema,
} from '@town/contracts/owners/listing-form';
import type { OwnerListing } from '@town/contracts/owners/listings';
import { statusOf } from '@town/slice-kit/http-error';
import { isAnswerLost } from '@town/slice-kit/lost-answer';
import { sendJson } from '@town/slice-kit/send-json';
import { useRef } from 'react';
import { type EditedListing, fetchListing } from './listing-query';
import { valuesOf } from './listing-values';

/**
 * Saves a listing. An owner whose answer was lost does not meet their own save as somebody else's: what
 * is stored already is saved, and what was typed since is saved on it.
 * @returns the function that saves; its result is the listing as somebody else has saved it meanwhile
 */
export function useSaveListing() {
  /** The saves whose answers were lost: any of them may be the one that arrived. */
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
      // Without the newer version there is nothing to compare with: it is not saved.
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
    // What waits makes no version: the server compares it.
    { ...unlocked(body, listing.locked), waiting: listing.waiting },
    { method: 'PUT', ifMatch: tag, asOwner: true },
  );
}

/** Whether a listing has what a save sent, also where some of it waits for the staff. */
function isStored(body: OwnerListingChange, listing: OwnerListing): boolean {
  const stored: Record<string, unknown> =
    ownerListingFormSchema.safeParse(valuesOf(listing)).data ?? {};
  return Object.entries(unlocked(body, listing.locked)).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(stored[name]),
  );
}

/** The body without what the plan does not include: the server keeps it as it is. */
function unlocked(body: OwnerListingChange, locked: readonly string[]) {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !locked.includes(name)));
}
