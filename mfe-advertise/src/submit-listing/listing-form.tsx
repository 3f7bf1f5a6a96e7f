import { api } from '@town/contracts/api/paths';
import { businessCategories, type ListingPlan } from '@town/contracts/listings/options';
import { pages } from '@town/contracts/pages/paths';
import { useAnyText } from '@town/language/text-of';
import { withElements } from '@town/language/with-elements';
import { RobotTrap } from '@town/slice-kit/robot-trap';
import { Link } from '@town/slice-kit/router';
import { useToasts } from '@town/slice-kit/toasts';
import { useSubmission } from '@town/slice-kit/use-submission';
import { Button } from '@town/ui/button';
import { CheckboxField } from '@town/ui/checkbox-field';
import { ErrorSummary } from '@town/ui/error-summary';
import { NoticeFrame } from '@town/ui/notice-frame';
import { SelectField } from '@town/ui/select-field';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import type { AdvertiseText } from '../messages/use-text';
import { useText } from '../messages/use-text';
import { BusinessNameField, EmailField, PhoneField, WebsiteField } from '../signup/business-fields';
import { carryOver } from './carry-over';
import css from './listing-form.module.css';
import { loadSchemas } from './load-schemas';

/** The form's name, here and on the server, which handles the form without scripts. */
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
const failureOf = (text: AdvertiseText) => ({
  title: text('Error submitting listing'),
  description: text('Please try again later or contact us directly.'),
});
const successOf = (text: AdvertiseText) => ({
  title: text('Listing submitted successfully!'),
  description: text("Your business listing is now pending approval. We'll contact you soon."),
});

interface ListingFormProps {
  plan: ListingPlan;
  onSent(): void;
}

/** The form of a business that wants to be listed. Without scripts it is posted to the page itself. */
export function ListingForm({ plan, onSent }: ListingFormProps) {
  const text = useText();
  const failure = failureOf(text);
  const { formProps, posted, submit, field, errors, busy, guard } = useListing(plan, onSent);
  return (
    <form
      {...formProps}
      className={css.form}
      onFocus={() => void loadSchemas().catch(() => {})}
      onSubmit={submit}
      aria-label={text('Business listing')}
    >
      {posted?.outcome === 'failed' && (
        <NoticeFrame tone="error" icon={CircleAlert} title={failure.title}>
          <p>{failure.description}</p>
        </NoticeFrame>
      )}
      <ErrorSummary errors={errors} />
      <ListingFields field={field} />
      <RobotTrap trap={guard} />
      <p>
        <Button type="submit" busy={busy}>
          {text('Submit Listing')}
        </Button>
      </p>
    </form>
  );
}

function ListingFields({ field }: Pick<ReturnType<typeof useListing>, 'field'>) {
  const text = useText();
  const anyText = useAnyText();
  return (
    <>
      <BusinessNameField {...field('businessName')} />
      <TextField
        label={text('Contact name')}
        autoComplete="name"
        required
        {...field('contactName')}
      />
      <EmailField {...field('email')} />
      <PhoneField label={text('Phone number')} {...field('phone')} />
      <SelectField
        options={businessCategories.map((value) => ({ value, label: anyText(value) }))}
        placeholder={text('Select a category')}
        label={text('Category')}
        required
        {...field('category')}
      />
      <TextField
        label={text('Business address')}
        autoComplete="address-line1"
        required
        {...field('address')}
      />
      <WebsiteField {...field('website')} />
      <TextArea label={text('Description')} required {...field('description')} />
      <TextArea
        label={text('Social media')}
        optional
        help={text('One URL per line')}
        {...field('socialMedia')}
      />
      <CheckboxField
        label={withElements(text('I agree to the <link>terms of service</link>'), {
          link: (content) => <Link to={pages.terms}>{content}</Link>,
        })}
        {...field('agreement')}
      />
    </>
  );
}

function useListing(plan: ListingPlan, onSent: () => void) {
  const text = useText();
  const showToast = useToasts((state) => state.show);
  const submission = useSubmission({
    name: listingFormName,
    schema: async () => (await loadSchemas()).businessListingSchema,
    defaultValues: { ...empty, selectedPlan: plan },
    path: api.businessListings,
    onFailed(_, advise) {
      const { title, description } = failureOf(text);
      showToast({ tone: 'error', title, description: advise(description) });
    },
    async onSent(record) {
      const { storedBusinessListingSchema } = await loadSchemas();
      const sent = storedBusinessListingSchema.safeParse(record).data;
      if (sent && plan === 'premium') carryOver(sent);
      showToast({ tone: 'success', ...successOf(text) });
      onSent();
    },
  });
  const { form } = submission;
  // The address decides the plan, even if a draft was typed for the other plan.
  useEffect(() => form.setValue('selectedPlan', plan), [form, plan]);
  return submission;
}
