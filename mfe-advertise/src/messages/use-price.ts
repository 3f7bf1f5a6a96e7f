import { dollarLabel, type Plan, priceLabel } from '@town/contracts/plans/price-list';
import { useTexts } from '@town/language/texts';
import { useText } from './use-text';

/** Says what a plan costs in the language of the page: "$49/month", "$49/mes". */
export function usePrice(): (plan: Plan) => string {
  const text = useText();
  const { language } = useTexts();
  return (plan) =>
    language === 'en' ? priceLabel(plan) : `${dollarLabel(plan.amount)}/${text(plan.period)}`;
}
