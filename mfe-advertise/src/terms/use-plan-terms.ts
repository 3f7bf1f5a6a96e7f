import { dollarLabel, type Plan } from '@town/contracts/plans/price-list';
import { renewalDate } from '@town/contracts/plans/renewal-date';
import { dateText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { useText } from '../messages/use-text';

/** The terms that a buyer accepts, the most important first. */
interface PlanTerms {
  renewal: string;
  cancellation: string;
  refund: string;
}

/** The terms of a plan that is bought now. A change of their text needs a new `termsVersion`. */
export function usePlanTerms({ amount, period }: Plan): PlanTerms {
  const text = useText();
  const now = useTownMoment();
  const { language } = useTexts();
  const price = dollarLabel(amount);
  const date = dateText(renewalDate(now, period), language);
  return period === 'year'
    ? {
        renewal: text('By itself for {price} on {date}, and then each year until you cancel', {
          price,
          date,
        }),
        cancellation: text('Any time in your account; it then runs to the end of the paid year'),
        refund: text(
          'The whole amount within 30 days, in your account; the plan then ends at once',
        ),
      }
    : {
        renewal: text('By itself for {price} on {date}, and then each month until you cancel', {
          price,
          date,
        }),
        cancellation: text('Any time in your account; it then runs to the end of the paid month'),
        refund: text('None for a month that has begun'),
      };
}
