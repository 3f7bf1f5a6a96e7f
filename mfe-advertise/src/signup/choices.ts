import { businessTypes, hearAboutUsOptions } from '@town/contracts/advertisers/options';
import { annualSaving, plans, priceLabel } from '@town/contracts/plans/price-list';
import { capitalize } from '@town/contracts/text/capitalize';
import type { SelectOption } from '@town/ui/select-field';

/** "home_services" is read as "Home services". */
function labelled(values: readonly string[]): SelectOption[] {
  return values.map((value) => ({ value, label: capitalize(value.replaceAll('_', ' ')) }));
}

/** What a business can be. */
export const businessTypeChoices = labelled(businessTypes);

/** How somebody came to know the site. */
export const hearAboutUsChoices = labelled(hearAboutUsOptions);

/** The plans at what they cost. */
export const planChoices: SelectOption[] = [
  { value: plans.monthly.id, label: `Monthly (${priceLabel(plans.monthly)})` },
  {
    value: plans.annual.id,
    label: `Annual (${priceLabel(plans.annual)} - Save ${annualSaving.percent}%)`,
  },
];

/** What a business can want from its listing. */
export const goalChoices: SelectOption[] = [
  { value: 'increase_visibility', label: 'Be seen by more people' },
  { value: 'attract_customers', label: 'Win new customers' },
  { value: 'reach_visitors', label: 'Reach visitors of the town' },
  { value: 'promote_events', label: 'Promote events and offers' },
];

/** Where a business can want to be found. */
export const interestChoices: SelectOption[] = labelled([
  'dining',
  'shopping',
  'services',
  'churches',
  'real_estate',
  'events',
]);
