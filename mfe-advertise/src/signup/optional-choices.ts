/** The choices of the optional fields. They load together with these fields. */

import { hearAboutUsOptions } from '@town/contracts/advertisers/options';
import type { SelectOption } from '@town/ui/select-field';
import { labelled } from './choices';

/** The ways in which an advertiser may have heard about the site. */
export const hearAboutUsChoices = labelled(hearAboutUsOptions);

/** The goals that a business can have for its listing. */
export const goalChoices: SelectOption[] = [
  { value: 'increase_visibility', label: 'Be seen by more people' },
  { value: 'attract_customers', label: 'Win new customers' },
  { value: 'reach_visitors', label: 'Reach visitors of the town' },
  { value: 'promote_events', label: 'Promote events and offers' },
];

/** The parts of the site in which a business can want to appear. */
export const interestChoices: SelectOption[] = labelled([
  'dining',
  'shopping',
  'services',
  'churches',
  'real_estate',
  'events',
]);
