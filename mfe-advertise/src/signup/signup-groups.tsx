import type { AdvertiserForm, AdvertiserSubmission } from '@town/contracts/advertisers/form';
import { type PreferredPlan, preferredPlans } from '@town/contracts/advertisers/options';
import type { useDraftForm } from '@town/slice-kit/use-draft-form';
import { CheckboxField } from '@town/ui/checkbox-field';
import { SelectField } from '@town/ui/select-field';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { BusinessNameField, EmailField, PhoneField, WebsiteField } from './business-fields';
import { businessTypeChoices, hearAboutUsChoices, planChoices } from './choices';
import css from './signup-form.module.css';

interface GroupProps {
  /** What ties a field's component to the form. */
  field: ReturnType<typeof useDraftForm<AdvertiserForm, AdvertiserSubmission>>['field'];
}

/** Who applies. */
export function PersonGroup({ field }: GroupProps) {
  return (
    <fieldset className={css.group}>
      <legend>You</legend>
      <div className={css.pair}>
        <TextField label="First name" autoComplete="given-name" required {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" required {...field('lastName')} />
      </div>
      <EmailField {...field('email')} />
      <PhoneField label="Phone" {...field('phone')} />
    </fieldset>
  );
}

/** The business that wants to advertise. */
export function BusinessGroup({ field }: GroupProps) {
  return (
    <fieldset className={css.group}>
      <legend>Your business</legend>
      <BusinessNameField {...field('businessName')} />
      <SelectField
        label="Business type"
        required
        options={businessTypeChoices}
        {...field('businessType')}
      />
      <TextArea
        label="Business description"
        optional
        className={css.description}
        {...field('businessDescription')}
      />
      <TextField
        label="Business address"
        autoComplete="street-address"
        optional
        {...field('businessAddress')}
      />
      <WebsiteField {...field('businessWebsite')} />
      <TextField label="Social media" optional {...field('businessSocialMedia')} />
      <TextField
        label="Years in business"
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
        optional
        {...field('yearsInBusiness')}
      />
      <CheckboxField label="This is a local business" {...field('isLocalBusiness')} />
    </fieldset>
  );
}

interface ListingGroupProps extends GroupProps {
  onPlanChange(plan: PreferredPlan): void;
}

/** What the business wants: its plan and its goals. */
export function ListingGroup({ field, onPlanChange }: ListingGroupProps) {
  const preferredPlan = field('preferredPlan');
  const commas = 'With commas between them';
  return (
    <fieldset className={css.group}>
      <legend>Your listing</legend>
      <SelectField
        label="Plan"
        required
        options={planChoices}
        {...preferredPlan}
        onChange={(event) => {
          const plan = preferredPlans.find((name) => name === event.target.value);
          if (plan) onPlanChange(plan);
          return preferredPlan.onChange(event);
        }}
      />
      <TextField
        label="Service areas"
        optional
        help="Towns, with commas between them"
        {...field('serviceAreas')}
      />
      <TextField label="Advertising goals" optional help={commas} {...field('advertisingGoals')} />
      <TextField label="Target audience" optional {...field('targetAudience')} />
      <TextField
        label="Categories you are interested in"
        optional
        help={commas}
        {...field('interestedCategories')}
      />
      <SelectField
        label="How did you hear about us?"
        options={hearAboutUsChoices}
        {...field('hearAboutUs')}
      />
      <TextArea
        label="Additional comments"
        optional
        className={css.comments}
        {...field('additionalComments')}
      />
      <CheckboxField label="Send me news by email" {...field('emailMarketing')} />
      <CheckboxField label="You may call me about offers" {...field('phoneMarketing')} />
    </fieldset>
  );
}
