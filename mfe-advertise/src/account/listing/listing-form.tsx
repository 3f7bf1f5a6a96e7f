import { Button } from '@town/ui/button';
import { ErrorSummary } from '@town/ui/error-summary';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { AmenityFields } from './amenity-fields';
import { LinkFields } from './link-fields';
import { ListingConflict } from './listing-conflict';
import { ContactFields, HoursFields, NameFields } from './listing-fields';
import layout from './listing-form.module.css';
import { ListingPreview } from './listing-preview';
import type { EditedListing } from './listing-query';
import { useListingForm } from './use-listing-form';

interface ListingFormProps {
  edited: EditedListing;
  /** Called when a save begins. */
  onSave(): void;
  onSaved(): Promise<void>;
  /** Replaces the typed values by the stored listing. */
  onReread(): Promise<void>;
}

/** The form of a listing, with its public card beside it. */
export function ListingForm({ edited, onSave, onSaved, onReread }: ListingFormProps) {
  const text = useText();
  const { listing } = edited;
  const { form, formProps, field, errors, busy, submit, conflict, saveAnyway, takeTheirs } =
    useListingForm(edited, { onSaved, onReread });
  const fields = { listing, field, form };
  return (
    <div className={layout.columns}>
      <form
        {...formProps}
        className={css.form}
        onSubmit={(event) => {
          onSave();
          void submit(event);
        }}
        aria-label={text('Your listing')}
      >
        {conflict && (
          <ListingConflict
            key={JSON.stringify(conflict.theirs.listing)}
            before={conflict.before}
            theirs={conflict.theirs.listing}
            busy={busy}
            onSaveMine={saveAnyway}
            onTakeTheirs={takeTheirs}
          />
        )}
        <ErrorSummary errors={errors} />
        <NameFields {...fields} />
        <ContactFields {...fields} />
        <LinkFields {...fields} />
        <HoursFields {...fields} />
        <AmenityFields {...fields} />
        <p>
          <Button type="submit" busy={busy}>
            {busy ? text('Saving...') : text('Save')}
          </Button>
        </p>
      </form>
      <ListingPreview listing={listing} form={form} />
    </div>
  );
}
