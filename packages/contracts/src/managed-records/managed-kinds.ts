/**
 * Every kind of record that staff manage. The staff's pages, the API of the services, the import and
 * the sample town are made from these descriptions: a new kind needs a description here, a table in
 * its service, and an entry in that service's list.
 */
import { amenitiesSchema, amenityOptions } from '../amenities/field.js';
import { businessCategories } from '../businesses/categories.js';
import { moreCategoriesSchema, socialLinksSchema } from '../businesses/links.js';
import { eventCategories } from '../calendar/categories.js';
import { eventChecks } from '../calendar/event-checks.js';
import {
  eventEndFields,
  eventOfferFields,
  eventStatusFields,
  eventTime,
  recurrenceFields,
} from '../calendar/event-fields.js';
import { civicCategories } from '../civic-contacts/record.js';
import { pages } from '../pages/paths.js';
import { picturesOfTier } from '../pictures/listing-pictures.js';
import { propertyTypes } from '../properties/record.js';
import { capitalized } from './capitalized.js';
import { requiredDate, requiredInstant } from './date-fields.js';
import {
  choice,
  choices,
  email,
  inSpanish,
  lines,
  openChoice,
  optionalLine,
  optionalPicture,
  paragraphs,
  requiredLine,
  requiredPicture,
  website,
} from './fields.js';
import { historicalPhotoKind } from './historical-photo-kind.js';
import { listOf } from './list-fields.js';
import { noticeKind } from './notice-kind.js';
import { optionalNumber, requiredNumber, yesOrNo } from './number-fields.js';
import { openingFields, positionFields } from './opening-fields.js';
import { pageKind } from './page-kind.js';
import type { RecordKind } from './record-kind.js';

const address = optionalLine('Address', { help: 'Street, city, state and postal code' });
const phone = optionalLine('Phone', { maximum: 40 });
const picture = {
  imageUrl: optionalPicture('Picture', 'imageAlt'),
  imageAlt: optionalLine('Alternative text of the picture', {
    maximum: 500,
    help: 'Says what the picture shows to people who cannot see it',
  }),
};
const hours = optionalLine('Hours', { help: 'For example: Mon-Fri 9 AM-5 PM' });
const offers = choices(
  'What it offers',
  amenityOptions,
  amenitiesSchema,
  'Only what somebody there has confirmed. Visitors read it on the page and search for it',
);

export const businessKind: RecordKind = {
  name: 'businesses',
  service: 'catalog',
  one: 'business',
  many: 'businesses',
  title: 'name',
  slugScope: 'directory',
  page: '/directory',
  recordPage: ({ slug }) => pages.place(slug),
  fields: {
    name: requiredLine('Business name', 'Business name is required'),
    description: paragraphs('Description'),
    category: openChoice('Category', capitalized(businessCategories), 'Please select a category'),
    moreCategories: lines(
      'Further categories',
      moreCategoriesSchema,
      'Up to 4, one on each line, for example retail; shown on Premium',
    ),
    address,
    phone,
    website: website('Website'),
    socialLinks: lines(
      'Social links',
      socialLinksSchema,
      'Up to 8 addresses, one on each line; shown on Premium',
    ),
    menuUrl: website('Menu or price list', 'Where visitors read it; shown on Premium'),
    hours,
    ...openingFields,
    amenities: offers,
    ...positionFields,
    ...picture,
    morePictures: listOf('Further pictures', {
      one: 'picture',
      title: 'alt',
      maximum: picturesOfTier.premium - 1,
      help: 'Below the text of the page; shown on Premium',
      fields: {
        url: requiredPicture('Picture', 'alt'),
        alt: requiredLine('Alternative text', 'Alternative text is required', { maximum: 500 }),
      },
    }),
    contactEmail: {
      ...email(
        'E-mail on record (private)',
        'Only staff see it. Anyone who claims the business can have a code sent to it, and becomes its owner with the code',
      ),
      private: true,
    },
    descriptionEs: inSpanish('description', 'Description', { maximum: 5_000, input: 'text' }),
  },
};

export const serviceKind: RecordKind = {
  name: 'services',
  service: 'catalog',
  one: 'service',
  many: 'services',
  title: 'name',
  slugScope: 'directory',
  page: '/directory?tab=services',
  recordPage: ({ slug }) => pages.place(slug),
  fields: {
    name: requiredLine('Name', 'Name is required'),
    description: paragraphs('Description'),
    category: requiredLine('Category', 'Please select a category', {
      maximum: 60,
      help: 'Words joined by underscores, for example home_services',
    }),
    address,
    phone,
    website: website('Website'),
    hours,
    contactPerson: optionalLine('Contact person'),
    ...picture,
    ...openingFields,
    amenities: offers,
    ...positionFields,
    descriptionEs: inSpanish('description', 'Description', { maximum: 5_000, input: 'text' }),
  },
};

export const churchKind: RecordKind = {
  name: 'churches',
  service: 'catalog',
  one: 'church',
  many: 'churches',
  title: 'name',
  slugScope: 'directory',
  page: '/directory?tab=churches',
  recordPage: ({ slug }) => pages.place(slug),
  fields: {
    name: requiredLine('Name', 'Name is required'),
    description: paragraphs('Description'),
    denomination: optionalLine('Denomination'),
    address,
    phone,
    website: website('Website'),
    pastor: optionalLine('Pastor'),
    serviceSchedule: optionalLine('Service schedule', {
      maximum: 500,
      help: 'For example: Sunday 9 AM and 11 AM',
    }),
    amenities: offers,
    ...positionFields,
    ...picture,
    descriptionEs: inSpanish('description', 'Description', { maximum: 5_000, input: 'text' }),
    serviceScheduleEs: inSpanish('serviceSchedule', 'Service schedule', { maximum: 500 }),
  },
};

export const propertyKind: RecordKind = {
  name: 'properties',
  service: 'catalog',
  one: 'property',
  many: 'properties',
  title: 'title',
  slugScope: 'properties',
  page: '/real-estate',
  recordPage: ({ slug }) => pages.property(slug),
  fields: {
    title: requiredLine('Title', 'Title is required'),
    description: paragraphs('Description'),
    propertyType: choice('Type', capitalized(propertyTypes), 'Please select a type'),
    address: requiredLine('Address', 'Address is required'),
    price: requiredNumber('Price', { whole: true, help: 'Whole US dollars' }),
    bedrooms: optionalNumber('Bedrooms', { whole: true, maximum: 100 }),
    bathrooms: optionalNumber('Bathrooms', { maximum: 100 }),
    squareFootage: optionalNumber('Square footage', { whole: true }),
    contact: requiredLine('Contact', 'Contact is required', {
      help: 'E-mail address or phone number of the seller',
    }),
    ...picture,
    featured: yesOrNo('Property of the week'),
    ...positionFields,
    titleEs: inSpanish('title', 'Title'),
    descriptionEs: inSpanish('description', 'Description', { maximum: 5_000, input: 'text' }),
  },
};

export const eventKind: RecordKind = {
  name: 'events',
  service: 'content',
  one: 'event',
  many: 'events',
  title: 'title',
  slugScope: 'events',
  page: '/events',
  calendarFiles: true,
  recordPage: ({ slug }) => pages.event(slug),
  fields: {
    title: requiredLine('Title', 'Title is required'),
    description: paragraphs('Description', { maximum: 2_000 }),
    category: choice('Category', capitalized(eventCategories), 'Please select a category'),
    date: requiredDate('Date', 'Date is required'),
    time: eventTime,
    ...eventEndFields,
    ...recurrenceFields,
    ...eventStatusFields,
    location: optionalLine('Location'),
    ...eventOfferFields,
    ...picture,
    featured: yesOrNo('Featured'),
    titleEs: inSpanish('title', 'Title'),
    descriptionEs: inSpanish('description', 'Description', { maximum: 2_000, input: 'text' }),
  },
  checks: eventChecks,
};

export const newsKind: RecordKind = {
  name: 'news',
  service: 'content',
  one: 'article',
  many: 'articles',
  title: 'title',
  slugScope: 'news',
  page: '/news',
  recordPage: ({ id }) => pages.newsArticle(id),
  fields: {
    title: requiredLine('Title', 'Title is required'),
    content: requiredLine('Text', 'Text is required', { maximum: 60_000, input: 'article' }),
    category: openChoice(
      'Category',
      capitalized(['general', 'tourism', 'community', 'government', 'business', 'education']),
      'Please select a category',
    ),
    publishedDate: requiredInstant('Date', 'Date is required', 'Shown with the article'),
    author: optionalLine('Author'),
    ...picture,
    titleEs: inSpanish('title', 'Title'),
    contentEs: inSpanish('content', 'Text', { maximum: 60_000, input: 'article' }),
  },
};

export const civicContactKind: RecordKind = {
  name: 'civic-contacts',
  service: 'content',
  one: 'civic contact',
  many: 'civic contacts',
  title: 'name',
  slugScope: 'civic-contacts',
  page: '/civic-contacts',
  fields: {
    name: requiredLine('Name', 'Name is required'),
    category: choice(
      'Category',
      capitalized([...civicCategories, 'emergency']),
      'Please select a category',
    ),
    description: optionalLine('Description', { maximum: 1_000 }),
    address,
    phone,
    website: website('Website'),
    hours,
    ...openingFields,
    amenities: offers,
    nameEs: inSpanish('name', 'Name'),
    descriptionEs: inSpanish('description', 'Description', { maximum: 1_000 }),
    hoursEs: inSpanish('hours', 'Hours'),
  },
};

/** All kinds, in the order in which the staff's pages show them. */
export const managedKinds: readonly RecordKind[] = [
  businessKind,
  serviceKind,
  churchKind,
  propertyKind,
  eventKind,
  newsKind,
  civicContactKind,
  historicalPhotoKind,
  noticeKind,
  pageKind,
];
