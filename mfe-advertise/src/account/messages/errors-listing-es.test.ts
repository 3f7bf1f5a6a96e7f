/** @jest-environment node */
import { eventChangeSchema } from '@town/contracts/calendar/form';
import { businessKind } from '@town/contracts/managed-records/managed-kinds';
import { closedDaysSchema } from '@town/contracts/owners/closed-days';
import { ownerListingFormSchema } from '@town/contracts/owners/listing-form';
import { premiumFields } from '@town/contracts/owners/listings';
import { listingPicturesSchema } from '@town/contracts/pictures/listing-pictures';
import { capitalize } from '@town/contracts/text/capitalize';
import { spanish as formsInSpanish } from '@town/slice-kit/messages/forms-es';
import type * as z from 'zod/mini';
import { lockedAnswersInSpanish } from './errors-listing-es';
import { spanish } from './es';

const known: object = { ...formsInSpanish, ...spanish };
const unknown = (messages: readonly string[]) => messages.filter((message) => !(message in known));
const errors = (schema: z.ZodMiniType, body: unknown) =>
  schema.safeParse(body).error?.issues.map(({ message }) => message) ?? [];

const long = 'x'.repeat(6_000);
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const span = { dayOfWeek: ['Monday'], opens: '09:00', closes: '17:00' };
const hours = (...spans: object[]) => ({ openingHours: JSON.stringify(spans) });
const days = (listings: unknown) => ({ listings, from: '2027-01-02', to: '2027-01-01' });
const id = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const listing = {
  name: 'Ada Pies',
  category: 'dining',
  description: 'Pies.',
  businessStatus: 'open',
};
const event = { title: 'Pie day', date: '2027-03-14', category: 'business' };

const cases: [string, z.ZodMiniType, object][] = [
  ['an empty listing', ownerListingFormSchema, {}],
  [
    'a listing with too long texts',
    ownerListingFormSchema,
    Object.fromEntries(
      ['name', 'address', 'description', 'phone', 'website', 'menuUrl', 'hours'].map((field) => [
        field,
        long,
      ]),
    ),
  ],
  [
    'a listing with wrong links',
    ownerListingFormSchema,
    { website: 'x y', menuUrl: 'x y', socialLinks: 'x y' },
  ],
  [
    'a listing with too many links',
    ownerListingFormSchema,
    {
      socialLinks: lines(9, (index) => `https://x.example/${index}`),
      moreCategories: lines(5, String),
    },
  ],
  ['hours that are none', ownerListingFormSchema, { ...listing, openingHours: '{}' }],
  [
    'hours without a day',
    ownerListingFormSchema,
    { ...listing, ...hours({ ...span, dayOfWeek: [] }) },
  ],
  [
    'hours without a time',
    ownerListingFormSchema,
    { ...listing, ...hours({ ...span, opens: '' }) },
  ],
  [
    'a period without a day',
    ownerListingFormSchema,
    { ...listing, ...hours({ ...span, validFrom: '' }) },
  ],
  [
    'a period that ends before it begins',
    ownerListingFormSchema,
    { ...listing, ...hours({ ...span, validFrom: '2027-01-02', validThrough: '2027-01-01' }) },
  ],
  ['too many hours', ownerListingFormSchema, { ...listing, ...hours(...Array(101).fill(span)) }],
  ['no closed days', closedDaysSchema, {}],
  ['closed days of an unknown business', closedDaysSchema, days('x')],
  ['closed days that end before they begin', closedDaysSchema, days(id(1))],
  ['closed days of too many businesses', closedDaysSchema, days(lines(101, id))],
  ['an empty event', eventChangeSchema, {}],
  ['an event with a wrong date', eventChangeSchema, { ...event, date: 'x', category: 'x' }],
  ['an event in ten years', eventChangeSchema, { ...event, date: '2099-01-01' }],
  ['an event of two years', eventChangeSchema, { ...event, endDate: '2029-03-14' }],
  ['an event with a wrong end', eventChangeSchema, { ...event, time: '18:00', endTime: '17:00' }],
  [
    'an event with too long texts',
    eventChangeSchema,
    {
      ...event,
      title: long,
      description: long,
      time: long,
      endTime: long,
      location: long,
    },
  ],
  ['a picture without a text', listingPicturesSchema, [{ url: '/a', alt: '' }]],
  ['a picture with a long text', listingPicturesSchema, [{ url: '/a', alt: long }]],
  ['a picture with half a character', listingPicturesSchema, [{ url: '/a', alt: '\ud800' }]],
  ['a picture twice', listingPicturesSchema, Array(2).fill({ url: '/a', alt: 'A' })],
  ['too many pictures', listingPicturesSchema, Array(7).fill({ url: '/a', alt: 'A' })],
];

test.each(cases)('the errors of %s are in Spanish', (_, schema, body) => {
  const messages = errors(schema, body);
  expect(messages).not.toEqual([]);
  expect(unknown(messages)).toEqual([]);
});

test('each required field of an event has its own error in Spanish', () => {
  const messages = ['title', 'date', 'category'].map((field) => `${capitalize(field)} is required`);
  expect(unknown(messages)).toEqual([]);
});

test('the answer to a field outside the plan is in Spanish', () => {
  const labels = premiumFields.flatMap((field) => businessKind.fields[field]?.label ?? []);
  expect(Object.keys(lockedAnswersInSpanish).sort()).toEqual(
    labels.map((label) => `${label} is part of the Premium plan`).sort(),
  );
});
