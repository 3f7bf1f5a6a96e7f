import { ownerApi } from '@town/contracts/api/paths';
import { hoursText } from '@town/contracts/hours/hours-form';
import {
  type OwnerListingChange,
  ownerListingFormSchema,
} from '@town/contracts/owners/listing-form';
import type { OwnerListing } from '@town/contracts/owners/listings';
import { unsentReason } from '@town/slice-kit/failure-reason';
import { statusOf } from '@town/slice-kit/http-error';
import { useMutation } from '@town/slice-kit/query';
import { fieldErrorsOf, messageOf, sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { useDraftForm } from '@town/slice-kit/use-draft-form';
import { useState } from 'react';
import { type EditedListing, fetchListing } from './listing-query';

/** What the form holds at first: what waits for the staff is what its owner wants. */
export function valuesOf(listing: OwnerListing) {
  const { name, category, address, waiting } = listing;
  const { description, phone, website, hours, openingHours, businessStatus } = listing;
  const { socialLinks, menuUrl, moreCategories } = listing;
  return {
    name: waiting.name ?? name,
    category: waiting.category ?? category,
    address: (waiting.address === undefined ? address : waiting.address) ?? '',
    description,
    phone: phone ?? '',
    website: website ?? '',
    socialLinks: socialLinks.join('\n'),
    menuUrl: menuUrl ?? '',
    moreCategories: moreCategories.join('\n'),
    hours: hours ?? '',
    openingHours: hoursText(openingHours),
    businessStatus,
  };
}

/**
 * The form's name follows from what is saved, so that no draft of an older version is shown in a newer
 * one. A version that differs in something else, for example in its pictures, keeps the draft.
 */
export function formName({ listing }: EditedListing): string {
  let hash = 0;
  for (const character of JSON.stringify(valuesOf(listing))) {
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 4_294_967_291;
  }
  return `listing-${listing.id}-${hash.toString(36)}`;
}

/** The form of a listing. What was typed survives a reload, an error and a change by somebody else. */
export function useListingForm(edited: EditedListing, onSaved: () => Promise<void>) {
  const { listing } = edited;
  const showToast = useToasts((state) => state.show);
  /** What somebody else has saved since the form was filled. */
  const [theirs, setTheirs] = useState<EditedListing>();
  const draftForm = useDraftForm({
    name: formName(edited),
    schema: ownerListingFormSchema,
    defaultValues: valuesOf(listing),
  });
  const { form, discard } = draftForm;

  const save = useMutation({
    mutationFn: (body: OwnerListingChange) =>
      sendJson(
        ownerApi.listing(listing.id),
        // What waits makes no version: the server compares it.
        { ...unlocked(body, listing.locked), waiting: (theirs ?? edited).listing.waiting },
        { method: 'PUT', ifMatch: (theirs ?? edited).tag, asOwner: true },
      ),
    async onSuccess() {
      discard();
      await onSaved();
    },
    async onError(error) {
      if (statusOf(error) === 412) {
        // Without the newer version there is nothing to compare with, and the toast below stays true.
        const newer = await fetchListing(listing.id).catch(() => undefined);
        if (newer) return setTheirs(newer);
      }
      const wrong = fieldErrorsOf(error);
      for (const { path, message } of wrong) {
        const name = Object.keys(valuesOf(listing)).find((known) => known === path.split('.')[0]);
        if (name)
          form.setError(name as keyof OwnerListingChange, { message }, { shouldFocus: true });
      }
      showToast({
        tone: 'error',
        title: 'Not saved',
        description: messageOf(error) ?? unsentReason(error),
      });
    },
  });

  const submit = form.handleSubmit((body) => save.mutate(body));
  return {
    ...draftForm,
    busy: save.isPending,
    submit,
    theirs,
    saveAnyway: () => void submit(),
  };
}

/** The body without what the plan does not include: the server keeps it as it is. */
function unlocked(body: OwnerListingChange, locked: readonly string[]) {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !locked.includes(name)));
}
