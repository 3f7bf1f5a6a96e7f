import { toListText } from '@town/contracts/advertisers/list-text';
import { advertiserFormDefaults } from '@town/contracts/advertisers/options';
import { blanco } from '@town/contracts/testing/blanco';
import { application } from '../testing/sample-events.js';
import { applicationForStaff } from './application-letters.js';

const suggestions = advertiserFormDefaults(blanco);
const untouched = application({
  isLocalBusiness: suggestions.isLocalBusiness,
  yearsInBusiness: suggestions.yearsInBusiness,
  serviceAreas: toListText(suggestions.serviceAreas),
  advertisingGoals: toListText(suggestions.advertisingGoals),
  targetAudience: suggestions.targetAudience,
  interestedCategories: toListText(suggestions.interestedCategories),
  hearAboutUs: suggestions.hearAboutUs,
});

const fieldsOf = (sent: typeof untouched) =>
  new Map(applicationForStaff(sent)(blanco).fields?.map(([label, value]) => [label, value]));

test('the mail to staff sets apart what the form suggested and the applicant left unchanged', () => {
  const fields = fieldsOf(untouched);
  expect(fields.get('Left as the form suggests')).toBe(
    'Local business: Yes; Years in business: 1; Service areas: Blanco, Johnson City, Wimberley; ' +
      'Goals: increase visibility, attract customers; Target audience: Local residents and visitors; ' +
      'Categories: dining; Heard about us: word of mouth',
  );
  expect(fields.has('Years in business')).toBe(false);
  expect(fields.has('Heard about us')).toBe(false);
});

test('the mail to staff lists what the applicant changed as answers', () => {
  const fields = fieldsOf({ ...untouched, yearsInBusiness: 12, serviceAreas: '["Blanco"]' });
  expect(fields.get('Years in business')).toBe('12');
  expect(fields.get('Service areas')).toBe('Blanco');
  expect(fields.get('Left as the form suggests')).not.toContain('Years in business');
});

test('the mail to staff names no suggestions when the applicant changed all of them', () => {
  const fields = fieldsOf({
    ...untouched,
    isLocalBusiness: false,
    yearsInBusiness: 12,
    serviceAreas: '[]',
    advertisingGoals: '[]',
    targetAudience: null,
    interestedCategories: '["services"]',
    hearAboutUs: 'website',
  });
  expect(fields.get('Left as the form suggests')).toBeNull();
  expect(fields.get('Categories')).toBe('services');
});
