import { ownerApi } from '@town/contracts/api/paths';
import { type ClosedDays, closedDaysSchema } from '@town/contracts/owners/closed-days';
import type { OwnerListing } from '@town/contracts/owners/listings';
import { useAnyText } from '@town/language/text-of';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { fieldErrorsOf, sendJson } from '@town/slice-kit/send-json';
import { useDraftForm } from '@town/slice-kit/use-draft-form';
import { useTownDay } from '@town/slice-kit/use-town-day';
import { Button } from '@town/ui/button';
import { ChoicesField } from '@town/ui/choices-field';
import { ErrorSummary } from '@town/ui/error-summary';
import { TextField } from '@town/ui/text-field';
import { Controller } from 'react-hook-form';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { useEndedSession } from '../session/use-ended-session';
import { useSaveFailure } from '../use-save-failure';

interface ClosedDaysFormProps {
  /** The businesses to choose from. */
  listings: readonly OwnerListing[];
  /** Called when a save begins. */
  onSave(): void;
  onSaved(days: ClosedDays): void;
}

/** The businesses and the days on which they are closed. */
export function ClosedDaysForm({ listings, onSave, onSaved }: ClosedDaysFormProps) {
  const text = useText();
  const { today } = useTownDay();
  const { form, formProps, field, errors, submit, busy } = useClosedDays({
    listings,
    onSave,
    onSaved,
  });
  const { id, error } = field('listings');
  return (
    <form {...formProps} className={css.form} onSubmit={submit} aria-label={text('Closed days')}>
      <ErrorSummary errors={errors} />
      <Controller
        name="listings"
        control={form.control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <ChoicesField
            {...{ id, error, onChange, onBlur, ref }}
            label={text('Which businesses are closed?')}
            options={listings.map((listing) => ({ value: listing.id, label: listing.name }))}
            value={String(value ?? '')}
          />
        )}
      />
      <TextField label={text('First day')} type="date" required {...field('from')} />
      <TextField
        label={text('Last day')}
        type="date"
        min={today}
        required
        help={text(
          'The same as the first for a single day. Special hours of these days are replaced.',
        )}
        {...field('to')}
      />
      <p>
        <Button type="submit" busy={busy}>
          {busy ? text('Saving...') : text('Save closed days')}
        </Button>
      </p>
    </form>
  );
}

function useClosedDays({ listings, onSave, onSaved }: ClosedDaysFormProps) {
  const queryClient = useQueryClient();
  const endedSession = useEndedSession();
  const wording = useWording(listings);
  const sayFailure = useSaveFailure(wording);
  const draftForm = useDraftForm({
    // The draft of another account of this tab must not appear.
    name: `closed-days-${listings[0]?.id}`,
    schema: closedDaysSchema,
    defaultValues: { listings: '', from: '', to: '' },
    wording: (_, message) => wording(message),
  });
  const { form, discard } = draftForm;
  const reread = () => queryClient.invalidateQueries({ queryKey: [ownerApi.listings] });
  const save = useMutation({
    mutationFn: (days: ClosedDays) => sendJson(ownerApi.closedDays, days, { asOwner: true }),
    onMutate: onSave,
    async onSuccess(_, days) {
      discard();
      await reread();
      onSaved(days);
    },
    async onError(error) {
      if (endedSession(error)) return;
      await reread();
      for (const { path, message } of fieldErrorsOf(error)) {
        if (path === 'listings' || path === 'from' || path === 'to')
          form.setError(path, { message }, { shouldFocus: true });
      }
      sayFailure(error);
    },
  });
  // A business that was chosen may have left the list since.
  const isListed = (id: string) => listings.some((listing) => listing.id === id);
  const submit = form.handleSubmit(({ listings: chosen, ...days }) =>
    save.mutate({ ...days, listings: chosen.filter(isListed) }),
  );
  return { ...draftForm, submit, busy: save.isPending };
}

/** Returns a function that rewrites an answer which names a business: the name stays as it is. */
function useWording(listings: readonly OwnerListing[]): (message: string) => string {
  const text = useText();
  const anyText = useAnyText();
  return (message) => {
    const [, name] =
      /^(.*) has no opening hours yet\. Please enter them first\.$/.exec(message) ?? [];
    if (name) return text('{name} has no opening hours yet. Please enter them first.', { name });
    // The name and the error may contain colons. One name may begin with another.
    const [before = ''] = listings
      .map((listing) => `${listing.name}: `)
      .filter((start) => message.startsWith(start))
      .sort((one, other) => other.length - one.length);
    return before + anyText(message.slice(before.length));
  };
}
