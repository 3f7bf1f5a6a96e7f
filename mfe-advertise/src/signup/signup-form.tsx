import {
  type AdvertiserSubmission,
  advertiserApplicationSchema,
} from '@town/contracts/advertiser-application';
import { advertiserFormDefaults } from '@town/contracts/advertiser-options';
import type { Plan } from '@town/contracts/plans';
import { useDraftForm } from '@town/slice-kit/use-draft-form';
import { Button } from '@town/ui/button';
import { CheckboxField } from '@town/ui/checkbox-field';
import { ErrorSummary } from '@town/ui/error-summary';
import { SelectField } from '@town/ui/select-field';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { useEffect } from 'react';
import { businessTypeChoices, hearAboutUsChoices, planChoices } from './choices';
import css from './signup-form.module.css';

/** The name that the form's draft is kept by. */
export const signupFormName = 'advertiser';

interface SignupFormProps {
  /** The plan that was chosen above the form, if any. */
  plan: Plan['id'] | null;
  onPlanChange(plan: Plan['id']): void;
  /** What to do with a valid application; the button turns until it is done. */
  onValid(application: AdvertiserSubmission): Promise<void>;
}

/** What a business tells of itself to advertise. */
export function SignupForm({ plan, onPlanChange, onValid }: SignupFormProps) {
  const { form, field, errors, busy } = useDraftForm({
    name: signupFormName,
    schema: advertiserApplicationSchema,
    defaultValues: { ...advertiserFormDefaults, preferredPlan: plan ?? 'monthly' },
  });
  useEffect(() => {
    if (plan) form.setValue('preferredPlan', plan);
  }, [form, plan]);
  const preferredPlan = field('preferredPlan');

  return (
    <form
      className={css.form}
      onSubmit={form.handleSubmit(onValid)}
      noValidate
      aria-label="Advertiser sign-up"
    >
      <ErrorSummary errors={errors} />
      <fieldset className={css.group}>
        <legend>You</legend>
        <div className={css.pair}>
          <TextField
            label="First name"
            autoComplete="given-name"
            required
            {...field('firstName')}
          />
          <TextField label="Last name" autoComplete="family-name" required {...field('lastName')} />
        </div>
        <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
        <TextField label="Phone" type="tel" autoComplete="tel" required {...field('phone')} />
      </fieldset>
      <fieldset className={css.group}>
        <legend>Your business</legend>
        <TextField
          label="Business name"
          autoComplete="organization"
          required
          {...field('businessName')}
        />
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
        <TextField
          label="Website"
          type="url"
          autoComplete="url"
          optional
          {...field('businessWebsite')}
        />
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
      <fieldset className={css.group}>
        <legend>Your listing</legend>
        <SelectField
          label="Plan"
          required
          options={planChoices}
          {...preferredPlan}
          onChange={(event) => {
            onPlanChange(event.target.value as Plan['id']);
            return preferredPlan.onChange(event);
          }}
        />
        <TextField
          label="Service areas"
          optional
          help="Towns, with commas between them"
          {...field('serviceAreas')}
        />
        <TextField
          label="Advertising goals"
          optional
          help="With commas between them"
          {...field('advertisingGoals')}
        />
        <TextField label="Target audience" optional {...field('targetAudience')} />
        <TextField
          label="Categories you are interested in"
          optional
          help="With commas between them"
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
      <p>
        <Button type="submit" busy={busy}>
          Continue to payment
        </Button>
      </p>
    </form>
  );
}
