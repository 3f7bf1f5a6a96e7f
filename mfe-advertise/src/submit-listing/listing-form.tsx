import { api } from '@town/contracts/api/paths';
import { businessListingSchema, storedBusinessListingSchema } from '@town/contracts/listings/form';
import { businessCategories, type ListingPlan } from '@town/contracts/listings/options';
import { pages } from '@town/contracts/pages/paths';
import { RobotTrap } from '@town/slice-kit/robot-trap';
import { Link } from '@town/slice-kit/router';
import { useToasts } from '@town/slice-kit/toasts';
import { useSubmission } from '@town/slice-kit/use-submission';
import { Button } from '@town/ui/button';
import { CheckboxField } from '@town/ui/checkbox-field';
import { ErrorSummary } from '@town/ui/error-summary';
import { Notice } from '@town/ui/notice';
import { SelectField } from '@town/ui/select-field';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { useEffect } from 'react';
import { BusinessNameField, EmailField, PhoneField, WebsiteField } from '../signup/business-fields';
import { carryOver } from './carry-over';
import css from './listing-form.module.css';

/** The form's name, here and where it is posted without scripts. */
export const listingFormName = 'listing';

const empty = {
  businessName: '',
  contactName: '',
  email: '',
  phone: '',
  category: '',
  address: '',
  website: '',
  description: '',
  socialMedia: '',
  agreement: false,
};
const categories = businessCategories.map((value) => ({ value, label: value }));
const failure = {
  title: 'Error submitting listing',
  description: 'Please try again later or contact us directly.',
};
const success = {
  title: 'Listing submitted successfully!',
  description: "Your business listing is now pending approval. We'll contact you soon.",
};

interface ListingFormProps {
  plan: ListingPlan;
  onSent(): void;
}

/** The form of a business that wants to be listed. Without scripts it is posted to the page itself. */
export function ListingForm({ plan, onSent }: ListingFormProps) {
  const { formProps, posted, submit, field, errors, busy, guard } = useListing(plan, onSent);
  return (
    <form {...formProps} className={css.form} onSubmit={submit} aria-label="Business listing">
      {posted?.outcome === 'failed' && (
        <Notice tone="error" title={failure.title}>
          <p>{failure.description}</p>
        </Notice>
      )}
      <ErrorSummary errors={errors} />
      <BusinessNameField {...field('businessName')} />
      <TextField label="Contact name" autoComplete="name" required {...field('contactName')} />
      <EmailField {...field('email')} />
      <PhoneField label="Phone number" {...field('phone')} />
      <SelectField
        options={categories}
        placeholder="Select a category"
        label="Category"
        required
        {...field('category')}
      />
      <TextField
        label="Business address"
        autoComplete="street-address"
        required
        {...field('address')}
      />
      <WebsiteField {...field('website')} />
      <TextArea label="Description" required {...field('description')} />
      <TextArea label="Social media" optional help="One URL per line" {...field('socialMedia')} />
      <CheckboxField
        label={
          <>
            I agree to the <Link to={pages.terms}>terms of service</Link>
          </>
        }
        {...field('agreement')}
      />
      <RobotTrap trap={guard} />
      <p>
        <Button type="submit" busy={busy}>
          Submit Listing
        </Button>
      </p>
    </form>
  );
}

function useListing(plan: ListingPlan, onSent: () => void) {
  const showToast = useToasts((state) => state.show);
  const submission = useSubmission({
    name: listingFormName,
    schema: businessListingSchema,
    defaultValues: { ...empty, selectedPlan: plan },
    path: api.businessListings,
    onFailed: () => showToast({ tone: 'error', ...failure }),
    onSent(record) {
      const sent = storedBusinessListingSchema.safeParse(record).data;
      if (sent && plan === 'premium') carryOver(sent);
      showToast({ tone: 'success', ...success });
      onSent();
    },
  });
  const { form } = submission;
  // The address decides the plan, also over a draft that was typed for the other one.
  useEffect(() => form.setValue('selectedPlan', plan), [form, plan]);
  return submission;
}
