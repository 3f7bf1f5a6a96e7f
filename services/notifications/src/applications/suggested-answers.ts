import { toListText } from '@town/contracts/advertisers/list-text';
import { advertiserFormDefaults } from '@town/contracts/advertisers/options';
import type { Advertiser } from '@town/contracts/advertisers/record';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import type { LetterField } from '../letters/letter.js';
import { listItems, words } from './list-items.js';

/**
 * The optional answers of an application. The form sends its suggestions when the applicant never opened
 * that part, so an answer that equals the suggestion says nothing certain about the business.
 */
export function optionalAnswers(application: Advertiser, town: TownProfile): LetterField[] {
  const suggested = new Map(answers(suggestedApplication(application, town)));
  const given = answers(application);
  const left = given.filter(([label, value]) => suggested.get(label) === value);
  return [
    ...given.filter((answer) => !left.includes(answer)),
    [
      'Left as the form suggests',
      left.map(([label, value]) => `${label}: ${value}`).join('; ') || null,
    ],
  ];
}

const answers = (application: Advertiser): (readonly [label: string, value: string])[] => [
  ['Local business', application.isLocalBusiness ? 'Yes' : 'No'],
  ['Years in business', String(application.yearsInBusiness)],
  ['Service areas', listItems(application.serviceAreas)],
  ['Goals', listItems(application.advertisingGoals)],
  ['Target audience', application.targetAudience ?? ''],
  ['Categories', listItems(application.interestedCategories)],
  ['Heard about us', words(application.hearAboutUs ?? '')],
];

function suggestedApplication(application: Advertiser, town: TownProfile): Advertiser {
  const { isLocalBusiness, yearsInBusiness, targetAudience, hearAboutUs, ...lists } =
    advertiserFormDefaults(town);
  return {
    ...application,
    ...{ isLocalBusiness, yearsInBusiness, targetAudience, hearAboutUs },
    serviceAreas: toListText(lists.serviceAreas),
    advertisingGoals: toListText(lists.advertisingGoals),
    interestedCategories: toListText(lists.interestedCategories),
  };
}
