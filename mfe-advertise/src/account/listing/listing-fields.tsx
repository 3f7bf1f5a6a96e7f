import { businessCategories } from '@town/contracts/businesses/categories';
import { type OwnerListing, reviewedFields } from '@town/contracts/owners/listings';
import { useSite } from '@town/slice-kit/site';
import { HoursInput } from '@town/ui/hours/hours-input';
import { SelectField } from '@town/ui/select-field';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { Controller } from 'react-hook-form';
import { categoryLabel } from './category-label';
import type { FieldsProps } from './fields-props';
import layout from './listing-form.module.css';
import { LockedField } from './locked-field';
import { MoreCategories } from './more-categories';

/** The known categories, and the listing's own if it is another. */
function categoryChoices(current: readonly string[]) {
  const values = new Set<string>([...businessCategories, ...current]);
  return [...values].map((value) => ({ value, label: categoryLabel(value) }));
}

const statuses = [
  { value: 'open', label: 'Open for business' },
  { value: 'temporarily-closed', label: 'Temporarily closed' },
  { value: 'permanently-closed', label: 'Closed for good' },
];

/** The help text of a field that the staff must approve. */
function reviewHelp(
  { waiting, ...listing }: OwnerListing,
  field: (typeof reviewedFields)[number],
): string {
  if (waiting[field] === undefined) return 'Our staff look at a change before visitors see it';
  const shown = field === 'category' ? categoryLabel(listing.category) : listing[field];
  return `Waits for our staff. Until then visitors see ${shown ? `“${shown}”` : 'none'}`;
}

/** What the business is: its name, its categories and other facts. */
export function NameFields({ listing, field, form }: FieldsProps) {
  const { category, waiting } = listing;
  return (
    <fieldset className={layout.group}>
      <legend>Your business</legend>
      <TextField
        label="Business name"
        autoComplete="organization"
        required
        help={reviewHelp(listing, 'name')}
        {...field('name')}
      />
      <SelectField
        label="Category"
        required
        options={categoryChoices([category, waiting.category ?? category])}
        help={reviewHelp(listing, 'category')}
        {...field('category')}
      />
      <MoreCategories {...{ listing, field, form }} />
      <TextArea label="Description" required {...field('description')} />
    </fieldset>
  );
}

/** How visitors reach it. */
export function ContactFields({ listing, field }: FieldsProps) {
  return (
    <fieldset className={layout.group}>
      <legend>How people reach you</legend>
      <TextField
        label="Address"
        autoComplete="address-line1"
        optional
        help={reviewHelp(listing, 'address')}
        {...field('address')}
      />
      <TextField label="Phone" type="tel" autoComplete="tel" optional {...field('phone')} />
      {listing.locked.includes('website') ? (
        <LockedField label="Website" value={listing.website} />
      ) : (
        // Not the type `url`, which refuses an address without https in front.
        <TextField
          label="Website"
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
  const { today } = useSite();
  const { id, error } = field('openingHours');
  return (
    <fieldset className={layout.group}>
      <legend>When you are open</legend>
      <SelectField
        label="Business status"
        required
        options={statuses}
        help="“Temporarily closed” shows on your card, and your hours are kept"
        {...field('businessStatus')}
      />
      <TextField
        label="Hours in words"
        optional
        help="For example: Mon-Fri 9 AM-5 PM"
        {...field('hours')}
      />
      <Controller
        name="openingHours"
        control={form.control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <HoursInput
            {...{ id, error, today, onChange, onBlur, ref }}
            label="Opening hours"
            help="From these visitors see whether you are open now"
            value={String(value ?? '')}
            text={String(form.watch('hours') ?? '')}
            locked={false}
          />
        )}
      />
    </fieldset>
  );
}
