import type { AdvertiserSubmission } from '@town/contracts/advertisers/form';
import { advertiserFormDefaults } from '@town/contracts/advertisers/options';
import type { Plan } from '@town/contracts/plans/price-list';
import { withElements } from '@town/language/with-elements';
import { useSite } from '@town/slice-kit/site';
import { useDraftForm } from '@town/slice-kit/use-draft-form';
import { Button } from '@town/ui/button';
import { ErrorSummary } from '@town/ui/error-summary';
import { NeedsScript } from '@town/ui/needs-script';
import { useEffect } from 'react';
import { useText } from '../messages/use-text';
import { loadSchemas } from '../purchase/load-schemas';
import { useNotBegun } from '../purchase/use-failure';
import { TermsNote } from '../terms/terms-note';
import { signupFormName } from './form-name';
import { loadOptionalFields, MoreFields } from './more-fields';
import css from './signup-form.module.css';
import { BusinessGroup, PersonGroup, PlanGroup } from './signup-groups';

interface SignupFormProps {
  /** The plan that was chosen above the form, if any. */
  plan: Plan['id'] | null;
  onPlanChange(plan: Plan['id']): void;
  /** The payment is being set up. */
  busy: boolean;
  onValid(application: AdvertiserSubmission): void;
}

/** The application of a business that wants to advertise. */
export function SignupForm({ plan, onPlanChange, busy, onValid }: SignupFormProps) {
  const { town } = useSite();
  const text = useText();
  const notBegun = useNotBegun();
  const { form, formProps, field, errors } = useDraftForm({
    name: signupFormName,
    schema: async () => (await loadSchemas()).applicationSchema,
    defaultValues: { ...advertiserFormDefaults(town), preferredPlan: plan ?? 'monthly' },
  });
  useEffect(() => {
    if (plan) form.setValue('preferredPlan', plan);
  }, [form, plan]);

  return (
    <form
      {...formProps}
      className={css.form}
      onFocus={() => void Promise.allSettled([loadSchemas(), loadOptionalFields()])}
      onSubmit={(event) => void form.handleSubmit(onValid)(event).catch(notBegun)}
      aria-label={text('Advertiser sign-up')}
    >
      <NeedsScript>
        {withElements(
          text('Paying by card needs it. To sign up without it, write to <mail>{email}</mail>.', {
            email: town.email,
          }),
          { mail: (content) => <a href={`mailto:${town.email}`}>{content}</a> },
        )}
      </NeedsScript>
      <ErrorSummary errors={errors} />
      <PersonGroup field={field} />
      <BusinessGroup field={field} />
      <PlanGroup field={field} onPlanChange={onPlanChange} />
      <MoreFields {...{ field, form }} />
      <div className={css.pay}>
        <TermsNote plan={form.watch('preferredPlan')} />
        <p>
          <Button type="submit" busy={busy}>
            {text('Continue to payment')}
          </Button>
        </p>
      </div>
    </form>
  );
}
