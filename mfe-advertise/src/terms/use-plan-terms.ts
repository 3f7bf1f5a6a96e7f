import { type PlanTerms, planTerms } from '@town/contracts/plans/plan-terms';
import { dollarLabel, type Plan } from '@town/contracts/plans/price-list';
import { renewalDate } from '@town/contracts/plans/renewal-date';
import { dateText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';
import { useTownMoment } from '@town/slice-kit/use-town-moment';

/**
 * The terms of a plan bought now, in the language of the page. The Spanish terms translate the version
 * of the English ones that a purchase keeps: change both together.
 */
export function usePlanTerms(plan: Plan): PlanTerms {
  const now = useTownMoment();
  const { language } = useTexts();
  if (language === 'en') return planTerms(plan, now);
  const { amount, period } = plan;
  const date = dateText(renewalDate(now, period), language);
  return period === 'year'
    ? {
        renewal: `Automática, por ${dollarLabel(amount)} el ${date}, y después cada año hasta que cancele`,
        cancellation:
          'En cualquier momento en su cuenta; el plan sigue hasta el final del año pagado',
        refund: 'El importe completo durante 30 días, en su cuenta; el plan termina de inmediato',
      }
    : {
        renewal: `Automática, por ${dollarLabel(amount)} el ${date}, y después cada mes hasta que cancele`,
        cancellation:
          'En cualquier momento en su cuenta; el plan sigue hasta el final del mes pagado',
        refund: 'Ninguno por un mes que ya ha comenzado',
      };
}
