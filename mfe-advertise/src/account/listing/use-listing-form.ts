import {
  type OwnerListingChange,
  ownerListingFormSchema,
  undescribedListingFormSchema,
} from '@town/contracts/owners/listing-form';
import type { OwnerListing } from '@town/contracts/owners/listings';
import { useMutation } from '@town/slice-kit/query';
import { fieldErrorsOf } from '@town/slice-kit/send-json';
import { useDraftForm } from '@town/slice-kit/use-draft-form';
import { useState } from 'react';
import { useEndedSession } from '../session/use-ended-session';
import { useSaveFailure } from '../use-save-failure';
import type { EditedListing } from './listing-query';
import { valuesOf } from './listing-values';
import { useSaveListing } from './use-save-listing';

/**
 * The form's storage key, derived from the stored values, so that a draft of an older version is not shown
 * for a newer one. A version that differs only elsewhere, for example in its pictures, keeps the draft.
 */
export function formName({ listing }: EditedListing): string {
  let hash = 0;
  for (const character of JSON.stringify(valuesOf(listing))) {
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 4_294_967_291;
  }
  return `listing-${listing.id}-${hash.toString(36)}`;
}

/** What another person has saved in the fields that the owner has not changed. */
function takenOver(typed: object, base: OwnerListing, theirs: OwnerListing) {
  const before = new Map(Object.entries(valuesOf(base)));
  const untouched = Object.entries(typed).filter(([name, value]) => before.get(name) === value);
  const names = new Set(untouched.map(([name]) => name));
  return Object.fromEntries(Object.entries(valuesOf(theirs)).filter(([name]) => names.has(name)));
}

/** The form of a listing. Typed text survives a reload, an error and a change by another person. */
export function useListingForm(edited: EditedListing, onSaved: () => Promise<void>) {
  const { listing } = edited;
  const sayFailure = useSaveFailure();
  /** The version that another person has saved since the form was filled. */
  const [theirs, setTheirs] = useState<EditedListing>();
  const draftForm = useDraftForm({
    name: formName(edited),
    // A description that another person has added meanwhile must not be removed by a form without one.
    schema: (theirs ?? edited).listing.description
      ? ownerListingFormSchema
      : undescribedListingFormSchema,
    defaultValues: valuesOf(listing),
  });
  const { form, discard } = draftForm;

  const store = useSaveListing();
  const endedSession = useEndedSession();
  const save = useMutation({
    mutationFn: (body: OwnerListingChange) => store(body, theirs ?? edited),
    async onSuccess(newer) {
      if (newer) {
        const untouched = takenOver(form.getValues(), (theirs ?? edited).listing, newer.listing);
        form.reset({ ...form.getValues(), ...untouched }, { keepDefaultValues: true });
        return setTheirs(newer);
      }
      discard();
      await onSaved();
    },
    onError(error) {
      endedSession(error);
      const wrong = fieldErrorsOf(error);
      for (const { path, message } of wrong) {
        const name = Object.keys(valuesOf(listing)).find((known) => known === path.split('.')[0]);
        if (name)
          form.setError(name as keyof OwnerListingChange, { message }, { shouldFocus: true });
      }
      sayFailure(error);
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
