import { useEffect, useState } from 'react';
import type { FieldsProps } from './fields-props';
import type { EditedListing } from './listing-query';
import { type ListingValues, valuesOf } from './listing-values';
import { hasUnsaved, keepTypedOver, readTypedOver, takenOver } from './typed-over';

/**
 * What another person has stored while the owner was typing: found by a save, or by the form that appears again
 * with its draft. Where the owner has changed nothing, the form takes over the newer values.
 * @param name the form's name
 * @param form the form, which has its draft already
 */
export function useConflict(name: string, edited: EditedListing, form: FieldsProps['form']) {
  /** What the form was first filled from; undefined without a conflict. */
  const [before, setBefore] = useState<ListingValues>();
  /** A version that is newer than the one that the page has fetched. */
  const [newer, setNewer] = useState<EditedListing>();
  const latest = newer ?? edited;

  function takeOver(base: ListingValues, version: EditedListing) {
    const typed = form.getValues();
    const untouched = takenOver(typed, base, version.listing);
    form.reset({ ...typed, ...untouched }, { keepDefaultValues: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has its draft
  useEffect(() => {
    const kept = readTypedOver(name);
    if (!kept) return;
    takeOver(kept.last, edited);
    const isOther = JSON.stringify(kept.first) !== JSON.stringify(valuesOf(edited.listing));
    if (isOther && hasUnsaved(form.getValues(), edited)) setBefore(kept.first);
  }, []);

  useEffect(() => {
    const last = valuesOf(latest.listing);
    const keep = () => keepTypedOver(name, { first: before ?? last, last });
    keep();
    // Both expire after a day, so they are kept as often as the draft.
    const subscription = form.watch(keep);
    return () => subscription.unsubscribe();
  }, [name, form, before, latest]);

  return {
    conflict: before && { before, theirs: latest },
    latest,
    meet(version: EditedListing) {
      const last = valuesOf(latest.listing);
      takeOver(last, version);
      setBefore(before ?? last);
      setNewer(version);
    },
    settle() {
      setBefore(undefined);
      setNewer(undefined);
    },
  };
}
