import { businessCategories } from '@town/contracts/businesses/categories';
import { type BusinessStatus, businessStatuses } from '@town/contracts/hours/business-status';
import { type OwnerListing, reviewedFields } from '@town/contracts/owners/listings';
import { useTexts } from '@town/language/texts';
import { useSite } from '@town/slice-kit/site';
import { HoursInput } from '@town/ui/hours/hours-input';
import { SelectField } from '@town/ui/select-field';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { Controller } from 'react-hook-form';
import css from '../account.module.css';
import { type PlainMessage, useText } from '../messages/use-text';
import { useCategoryLabel } from './category-label';
import type { FieldsProps } from './fields-props';
import layout from './listing-form.module.css';
import { LockedField } from './locked-field';
import { MoreCategories } from './more-categories';

/** What a listing says about its business. */
export const statusLabels: Record<BusinessStatus, PlainMessage> = {
  open: 'Open for business',
  'temporarily-closed': 'Temporarily closed',
  'permanently-closed': 'Closed for good',
};

/** Returns the help text of a field that the staff must approve. */
function useReviewHelp({ waiting, ...listing }: OwnerListing) {
  const text = useText();
  const categoryLabel = useCategoryLabel();
  return (field: (typeof reviewedFields)[number]): string => {
    if (waiting[field] === undefined)
      return text('Our staff look at a change before visitors see it');
    const shown = field === 'category' ? categoryLabel(listing.category) : listing[field];
    return shown
      ? text('Waits for our staff. Until then visitors see “{shown}”', { shown })
      : text('Waits for our staff. Until then visitors see none');
  };
}

/** What the business is: its name, its categories and other facts. */
export function NameFields({ listing, field, form }: FieldsProps) {
  const text = useText();
  const reviewHelp = useReviewHelp(listing);
  const categoryLabel = useCategoryLabel();
  const { category, waiting } = listing;
  // The known categories, and the listing's own if they are others.
  const categories = new Set<string>([
    ...businessCategories,
    category,
    waiting.category ?? category,
  ]);
  return (
    <fieldset className={layout.group}>
      <legend>{text('Your business')}</legend>
      <TextField
        label={text('Business name')}
        autoComplete="organization"
        required
        help={reviewHelp('name')}
        {...field('name')}
      />
      <SelectField
        label={text('Category')}
        required
        options={[...categories].map((value) => ({ value, label: categoryLabel(value) }))}
        help={reviewHelp('category')}
        {...field('category')}
      />
      <MoreCategories {...{ listing, field, form }} />
      <WritingLanguage />
      <TextArea
        label={text('Description')}
        required={listing.description !== ''}
        optional={listing.description === ''}
        {...field('description')}
      />
    </fieldset>
  );
}

/** Owners write one text, for the pages in English; staff translate it. */
function WritingLanguage() {
  const text = useText();
  if (useTexts().language === 'en') return null;
  return (
    <p className={css.soft}>
      {text(
        'The pages in English show the description as you write it, and most visitors read those. Our staff can add a version in Spanish.',
      )}
    </p>
  );
}

/** How visitors reach it. */
export function ContactFields({ listing, field }: FieldsProps) {
  const text = useText();
  const reviewHelp = useReviewHelp(listing);
  return (
    <fieldset className={layout.group}>
      <legend>{text('How people reach you')}</legend>
      <TextField
        label={text('Address')}
        autoComplete="address-line1"
        optional
        help={reviewHelp('address')}
        {...field('address')}
      />
      <TextField label={text('Phone')} type="tel" autoComplete="tel" optional {...field('phone')} />
      {listing.locked.includes('website') ? (
        <LockedField label={text('Website')} value={listing.website} />
      ) : (
        // Not the type `url`, which refuses an address without https in front.
        <TextField
          label={text('Website')}
          inputMode="url"
          autoComplete="url"
          optional
          {...field('website')}
        />
      )}
    </fieldset>
  );
}

/** When it is open. */
export function HoursFields({ field, form }: FieldsProps) {
  const text = useText();
  const { today } = useSite();
  const { id, error } = field('openingHours');
  return (
    <fieldset className={layout.group}>
      <legend>{text('When you are open')}</legend>
      <SelectField
        label={text('Business status')}
        required
        options={businessStatuses.map((value) => ({ value, label: text(statusLabels[value]) }))}
        help={text('“Temporarily closed” shows on your card, and your hours are kept')}
        {...field('businessStatus')}
      />
      <TextField
        label={text('Hours in words')}
        optional
        help={text('For example: Mon-Fri 9 AM-5 PM')}
        {...field('hours')}
      />
      <Controller
        name="openingHours"
        control={form.control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <HoursInput
            {...{ id, error, today, onChange, onBlur, ref }}
            label={text('Opening hours')}
            help={text('From these visitors see whether you are open now')}
            value={String(value ?? '')}
            text={String(form.watch('hours') ?? '')}
            locked={false}
          />
        )}
      />
    </fieldset>
  );
}
