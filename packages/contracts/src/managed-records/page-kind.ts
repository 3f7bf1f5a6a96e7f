import * as z from 'zod/mini';
import { hasWords } from '../text/visible-text.js';
import { townPageSlugs } from '../town-pages/record.js';
import type { PageSection } from '../town-pages/sections.js';
import { choice, inSpanish, optionalLine, paragraphs, requiredLine, website } from './fields.js';
import { listOf } from './list-fields.js';
import type { RecordContent, RecordKind } from './record-kind.js';

const names: Record<(typeof townPageSlugs)[number], string> = {
  about: 'About the town',
  history: 'History',
  privacy: 'Privacy policy',
  terms: 'Terms of service',
  dining: 'Dining',
  shopping: 'Shopping and recreation',
  'real-estate': 'Real estate',
  'civic-contacts': 'Civic contacts',
};

const sections: Record<PageSection, string> = {
  featured: 'Dining or Shopping: featured',
  shops: 'Shopping: local shops, while none is listed',
  parks: 'Shopping: parks and recreation',
  fitness: 'Shopping: fitness and health',
  realtors: 'Real estate: local professionals',
  emergency: 'Civic contacts: emergency, while none is listed',
  government: 'Civic contacts: city government, while none is listed',
  utilities: 'Civic contacts: utilities, while none is listed',
  education: 'Civic contacts: school district, while none is listed',
  services: 'Civic contacts: other services, while none is listed',
  notices: 'Civic contacts: public notices',
  gallery: 'History: gallery',
  facts: 'About: a number, and what it counts',
};

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const section = choice('Section', options(sections), 'Please select a section');

/** People agree to these pages when they pay or send something. */
const legalPages: readonly unknown[] = ['privacy', 'terms'];

const needsText = z.refine<RecordContent>(
  ({ page, body }) => !legalPages.includes(page) || hasWords(String(body)),
  { error: 'This page cannot be published without a text', path: ['body'] },
);

/** The town's own texts: one record for each of the pages whose address is fixed. */
export const pageKind: RecordKind = {
  name: 'pages',
  service: 'content',
  one: 'page',
  many: 'pages',
  title: 'title',
  slugScope: 'pages',
  slugField: 'page',
  page: null,
  recordPage: ({ slug }) => `/${slug}`,
  publishedChecks: [needsText],
  fields: {
    page: choice('Page', options(names), 'Please select a page'),
    title: requiredLine('Title', 'Title is required'),
    intro: optionalLine('Introduction', { maximum: 500, help: 'Below the title' }),
    body: {
      ...paragraphs('Text', {
        maximum: 60_000,
        help: 'For About, History, Privacy and Terms. A heading begins each part; its pictures stand beside it, with their titles. {monthly price} and {annual price} become the prices of a listing.',
      }),
      input: 'article',
    },
    cards: listOf('Cards', {
      one: 'card',
      title: 'title',
      help: 'Places, offices and people that are shown in a section of the page',
      fields: {
        section,
        title: requiredLine('Title', 'Title is required'),
        text: optionalLine('Text', { maximum: 1_000 }),
        hours: optionalLine('Hours', { help: 'For example: Mon-Fri 9 AM-5 PM' }),
        phone: optionalLine('Phone', { maximum: 40 }),
        email: optionalLine('E-mail', { maximum: 254 }),
        address: optionalLine('Address', { help: 'Street, city, state and postal code' }),
        url: website('Website'),
        titleEs: { ...inSpanish('title', 'Title'), mayStay: true },
        textEs: inSpanish('text', 'Text', { maximum: 1_000 }),
        hoursEs: inSpanish('hours', 'Hours'),
      },
    }),
    sectionIntros: listOf('Introductions of sections', {
      one: 'introduction',
      title: 'section',
      maximum: 12,
      fields: {
        section,
        text: requiredLine('Text', 'Text is required', { maximum: 500 }),
        textEs: inSpanish('text', 'Text', { maximum: 500 }),
      },
    }),
    description: optionalLine('Description', { maximum: 300, help: 'For search engines' }),
    keywords: optionalLine('Keywords', { help: 'For search engines, separated by commas' }),
    titleEs: inSpanish('title', 'Title'),
    introEs: inSpanish('intro', 'Introduction', { maximum: 500 }),
    bodyEs: inSpanish('body', 'Text', { maximum: 60_000, input: 'article' }),
    descriptionEs: inSpanish('description', 'Description', { maximum: 300 }),
  },
};
