import { api } from '@town/contracts/api-paths';
import { businessCategories, type ListingPlan } from '@town/contracts/business-categories';
import { businessListingSchema } from '@town/contracts/business-listing';
import { pages } from '@town/contracts/paths';
import { RobotTrap } from '@town/slice-kit/robot-trap';
import { Link } from '@town/slice-kit/router';
import { useToasts } from '@town/slice-kit/toasts';
import { useSubmission } from '@town/slice-kit/use-submission';
import { Button } from '@town/ui/button';
import { CheckboxField } from '@town/ui/checkbox-field';
import { ErrorSummary } from '@town/ui/error-summary';
import { SelectField } from '@town/ui/select-field';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { useEffect } from 'react';
import css from './listing-form.module.css';

const categories = businessCategories.map((value) => ({ value, label: value }));

interface ListingFormProps {
  plan: ListingPlan;
  onSent(): void;
}

/** What a business tells of itself to be listed. */
export function ListingForm({ plan, onSent }: ListingFormProps) {
  const showToast = useToasts((state) => state.show);
  const { form, submit, field, errors, busy, guard } = useSubmission({
    name: 'listing',
    schema: businessListingSchema,
    defaultValues: {
      businessName: '',
      contactName: '',
      email: '',
      phone: '',
      category: '',
      address: '',
      website: '',
      description: '',
      socialMedia: '',
      selectedPlan: plan,
      agreement: false,
    },
    path: api.businessListings,
    onFailed: () =>
      showToast({
        tone: 'error',
        title: 'Error submitting listing',
        description: 'Please try again later or contact us directly.',
      }),
    onSent() {
      showToast({
        tone: 'success',
        title: 'Listing submitted successfully!',
        description: "Your business listing is now pending approval. We'll contact you soon.",
      });
      onSent();
    },
  });
  // The address decides the plan, also over a draft that was typed for the other one.
  useEffect(() => form.setValue('selectedPlan', plan), [form, plan]);

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Business listing">
      <ErrorSummary errors={errors} />
      <TextField
        label="Business name"
        autoComplete="organization"
        required
        {...field('businessName')}
      />
      <TextField label="Contact name" autoComplete="name" required {...field('contactName')} />
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <TextField label="Phone number" type="tel" autoComplete="tel" required {...field('phone')} />
      <SelectField
        label="Category"
        required
        options={categories}
        placeholder="Select a category"
        {...field('category')}
      />
      <TextField
        label="Business address"
        autoComplete="street-address"
        required
        {...field('address')}
      />
      <TextField
        label="Website"
        type="url"
        autoComplete="url"
        optional
        help="With https:// in front"
        {...field('website')}
      />
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
