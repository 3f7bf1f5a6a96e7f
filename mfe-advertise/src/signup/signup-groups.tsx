import type { AdvertiserForm, AdvertiserSubmission } from '@town/contracts/advertisers/form';
import { type PreferredPlan, preferredPlans } from '@town/contracts/advertisers/options';
import type { useDraftForm } from '@town/slice-kit/use-draft-form';
import { CheckboxField } from '@town/ui/checkbox-field';
import { SelectField } from '@town/ui/select-field';
import { TextField } from '@town/ui/text-field';
import { BusinessNameField, EmailField, PhoneField } from './business-fields';
import { businessTypeChoices, planChoices } from './choices';
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
    </fieldset>
  );
}

interface PlanGroupProps extends GroupProps {
  onPlanChange(plan: PreferredPlan): void;
}

/** What is bought, and what may be sent besides. */
export function PlanGroup({ field, onPlanChange }: PlanGroupProps) {
  const preferredPlan = field('preferredPlan');
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
      <CheckboxField label="Send me news by email" {...field('emailMarketing')} />
      <CheckboxField label="You may call me about offers" {...field('phoneMarketing')} />
    </fieldset>
  );
}
