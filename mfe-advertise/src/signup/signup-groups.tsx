import type { AdvertiserForm, AdvertiserSubmission } from '@town/contracts/advertisers/form';
import { type PreferredPlan, preferredPlans } from '@town/contracts/advertisers/options';
import { annualSaving } from '@town/contracts/plans/price-list';
import { useAnyText } from '@town/language/text-of';
import type { useDraftForm } from '@town/slice-kit/use-draft-form';
import { CheckboxField } from '@town/ui/checkbox-field';
import { SelectField } from '@town/ui/select-field';
import { TextField } from '@town/ui/text-field';
import { usePrice } from '../messages/use-price';
import { useText } from '../messages/use-text';
import { usePlans } from '../prices/use-plans';
import { BusinessNameField, EmailField, PhoneField } from './business-fields';
import { businessTypeChoices } from './choices';
import css from './signup-form.module.css';

interface GroupProps {
  /** Returns the props that connect a field's component to the form. */
  field: ReturnType<typeof useDraftForm<AdvertiserForm, AdvertiserSubmission>>['field'];
}

/** The fields of the person who applies. */
export function PersonGroup({ field }: GroupProps) {
  const text = useText();
  return (
    <fieldset className={css.group}>
      <legend>{text('You')}</legend>
      <div className={css.pair}>
        <TextField
          label={text('First name')}
          autoComplete="given-name"
          required
          {...field('firstName')}
        />
        <TextField
          label={text('Last name')}
          autoComplete="family-name"
          required
          {...field('lastName')}
        />
      </div>
      <EmailField {...field('email')} />
      <PhoneField label={text('Phone')} {...field('phone')} />
    </fieldset>
  );
}

/** The fields of the business that wants to advertise. */
export function BusinessGroup({ field }: GroupProps) {
  const text = useText();
  const anyText = useAnyText();
  return (
    <fieldset className={css.group}>
      <legend>{text('Your business')}</legend>
      <BusinessNameField {...field('businessName')} />
      <SelectField
        label={text('Business type')}
        required
        options={businessTypeChoices.map(({ value, label }) => ({ value, label: anyText(label) }))}
        {...field('businessType')}
      />
    </fieldset>
  );
}

interface PlanGroupProps extends GroupProps {
  onPlanChange(plan: PreferredPlan): void;
}

/** The choice of the plan, and the optional fields. */
export function PlanGroup({ field, onPlanChange }: PlanGroupProps) {
  const text = useText();
  const price = usePrice();
  const plans = usePlans();
  const preferredPlan = field('preferredPlan');
  return (
    <fieldset className={css.group}>
      <legend>{text('Your listing')}</legend>
      <SelectField
        label={text('Plan')}
        required
        options={[
          {
            value: plans.monthly.id,
            label: text('Monthly ({price})', { price: price(plans.monthly) }),
          },
          {
            value: plans.annual.id,
            label: text('Annual ({price} - Save {percent}%)', {
              price: price(plans.annual),
              percent: annualSaving(plans).percent,
            }),
          },
        ]}
        {...preferredPlan}
        onChange={(event) => {
          const plan = preferredPlans.find((name) => name === event.target.value);
          if (plan) onPlanChange(plan);
          return preferredPlan.onChange(event);
        }}
      />
      <CheckboxField label={text('Send me news by email')} {...field('emailMarketing')} />
      <CheckboxField label={text('You may call me about offers')} {...field('phoneMarketing')} />
    </fieldset>
  );
}
