/** The choices of the optional fields. They load with these fields. */

import { hearAboutUsOptions } from '@town/contracts/advertisers/options';
import type { SelectOption } from '@town/ui/select-field';
import { labelled } from './choices';

/** How somebody came to know the site. */
export const hearAboutUsChoices = labelled(hearAboutUsOptions);

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
