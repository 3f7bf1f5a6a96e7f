import {
  type OwnerListingChange,
  ownerListingFormSchema,
  undescribedListingFormSchema,
} from '@town/contracts/owners/listing-form';
import { useMutation } from '@town/slice-kit/query';
import { fieldErrorsOf } from '@town/slice-kit/send-json';
import { useDraftForm } from '@town/slice-kit/use-draft-form';
import { useState } from 'react';
import { useEndedSession } from '../session/use-ended-session';
import { useSaveFailure } from '../use-save-failure';
import type { EditedListing } from './listing-query';
import { valuesOf } from './listing-values';
import { useConflict } from './use-conflict';
import { useSaveListing } from './use-save-listing';

interface ListingFormEvents {
  onSaved(): Promise<void>;
  /** Fetches the stored listing again. */
  onReread(): Promise<void>;
}

/**
 * The form of a listing. Typed text survives a reload, an error and a change by another person, also one that
 * comes with the reload.
 */
export function useListingForm(edited: EditedListing, { onSaved, onReread }: ListingFormEvents) {
  const { listing } = edited;
  const sayFailure = useSaveFailure();
  const name = `listing-${listing.id}`;
  const [isDescribed, setDescribed] = useState(listing.description !== '');
  const draftForm = useDraftForm({
    name,
    // A description that another person has added meanwhile must not be removed by a form without one.
    schema: isDescribed ? ownerListingFormSchema : undescribedListingFormSchema,
    defaultValues: valuesOf(listing),
  });
  const { form, discard } = draftForm;
  const { conflict, latest, meet, settle } = useConflict(name, edited, form);

  const store = useSaveListing();
  const endedSession = useEndedSession();
  const save = useMutation({
    mutationFn: (body: OwnerListingChange) => store(body, latest),
    async onSuccess(newer) {
      if (newer) {
        setDescribed(newer.listing.description !== '');
        return meet(newer);
      }
      discard();
      await onSaved();
      settle();
    },
    onError(error) {
      endedSession(error);
      const wrong = fieldErrorsOf(error);
      for (const { path, message } of wrong) {
        const field = Object.keys(valuesOf(listing)).find((known) => known === path.split('.')[0]);
        if (field)
          form.setError(field as keyof OwnerListingChange, { message }, { shouldFocus: true });
      }
      sayFailure(error);
    },
  });

  const submit = form.handleSubmit((body) => save.mutate(body));
  return {
    ...draftForm,
    busy: save.isPending,
    submit,
    conflict,
    saveAnyway: () => void submit(),
    async takeTheirs() {
      discard();
      await onReread();
      settle();
    },
  };
}
