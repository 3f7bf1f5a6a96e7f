import { pages } from '@town/contracts/pages/paths';
import { plans, priceLabel } from '@town/contracts/plans/price-list';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { Accordion } from '@town/ui/accordion';

const questions = (town: TownProfile) => [
  {
    value: 'free',
    title: 'Is the Basic plan really free?',
    content: 'Yes. It has no time limit, and you are never asked for a card.',
  },
  {
    value: 'time',
    title: 'How long until my listing is live?',
    content:
      'Staff review a listing within 24 to 48 hours. After it is set up it goes live within 1 to 2 business days.',
  },
  {
    value: 'price',
    title: 'What does Premium cost?',
    content: `${priceLabel(plans.monthly)}, or ${priceLabel(plans.annual)} paid at once.`,
  },
  {
    value: 'renewal',
    title: 'Does Premium renew by itself?',
    content: (
      <>
        It does. Auto-renewal can be turned off in{' '}
        <Link to={pages.accountSubscription}>account settings</Link>.
      </>
    ),
  },
  {
    value: 'change',
    title: 'Can I change my listing later?',
    content: (
      <>
        Yes, in <Link to={pages.account}>your account</Link>, at any time. Or write to {town.email}{' '}
        and we change it, usually on the same day.
      </>
    ),
  },
];

/** What people ask before they join; one answer is open at a time. */
export function Questions() {
  const { town } = useSite();
  return (
    <Accordion
      items={questions(town).map(({ content, ...question }) => ({
        ...question,
        content: <p>{content}</p>,
      }))}
    />
  );
}
