import { pages } from '@town/contracts/pages/paths';
import type { PricedPlans } from '@town/contracts/plans/price-list';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import { withElements } from '@town/language/with-elements';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { Accordion } from '@town/ui/accordion';
import { usePrice } from '../messages/use-price';
import type { AdvertiseText } from '../messages/use-text';
import { useText } from '../messages/use-text';
import { usePlans } from '../prices/use-plans';

const questions = (
  town: TownProfile,
  text: AdvertiseText,
  plans: PricedPlans,
  price: ReturnType<typeof usePrice>,
) => [
  {
    value: 'free',
    title: text('Is the Basic plan really free?'),
    content: text('Yes. It has no time limit, and you are never asked for a card.'),
  },
  {
    value: 'time',
    title: text('How long until my listing is live?'),
    content: text(
      'Staff review a listing within 24 to 48 hours. After it is set up it goes live within 1 to 2 business days.',
    ),
  },
  {
    value: 'price',
    title: text('What does Premium cost?'),
    content: text('{monthly}, or {annual} paid at once.', {
      monthly: price(plans.monthly),
      annual: price(plans.annual),
    }),
  },
  {
    value: 'renewal',
    title: text('Does Premium renew by itself?'),
    content: withElements(
      text('It does. Auto-renewal can be turned off in <link>account settings</link>.'),
      { link: (words) => <Link to={pages.accountSubscription}>{words}</Link> },
    ),
  },
  {
    value: 'change',
    title: text('Can I change my listing later?'),
    content: withElements(
      text(
        'Yes, in <link>your account</link>, at any time. Or write to {email} and we change it, usually on the same day.',
        { email: town.email },
      ),
      { link: (words) => <Link to={pages.account}>{words}</Link> },
    ),
  },
];

/** Common questions about the plans. Only one answer is open at a time. */
export function Questions() {
  const text = useText();
  const price = usePrice();
  const plans = usePlans();
  const { town } = useSite();
  return (
    <Accordion
      items={questions(town, text, plans, price).map(({ content, ...question }) => ({
        ...question,
        content: <p>{content}</p>,
      }))}
    />
  );
}
