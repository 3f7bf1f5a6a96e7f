import { api } from '@town/contracts/api/paths';
import { eventSubmissionSchema } from '@town/contracts/calendar/form';
import { similarEventsTo } from '@town/contracts/calendar/similar-events';
import { contactMessageSchema } from '@town/contracts/contact-messages/form';
import { businessListingSchema } from '@town/contracts/listings/form';
import { readLanguage } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import { reportSchema } from '@town/contracts/reports/form';
import type { PostedForm } from '@town/slice-kit/site';

/** A form of a page that can be posted to the page's own address. */
export interface PageForm {
  /** The name that the page knows the form by. */
  name: string;
  /** The API path that its content is sent to; a form without one needs scripts. */
  api?: string;
  /** The posted values that the page shows again. */
  values(fields: URLSearchParams): PostedForm['values'];
  /** API path that lists possible duplicates; undefined for values that the API would reject. */
  similarTo?(values: PostedForm['values']): string | undefined;
}

const textsOf = (names: string[]) => (fields: URLSearchParams) =>
  Object.fromEntries(names.map((name) => [name, fields.get(name) ?? '']));

const contact: PageForm = {
  name: 'contact',
  api: api.contact,
  values: textsOf(Object.keys(contactMessageSchema.shape)),
};

const event: PageForm = {
  name: 'event',
  api: api.events,
  values: textsOf(Object.keys(eventSubmissionSchema.shape).filter((name) => name !== 'featured')),
  similarTo(values) {
    const { data } = eventSubmissionSchema.safeParse(values);
    return data && similarEventsTo(data);
  },
};

const listingTexts = textsOf(Object.keys(businessListingSchema.shape));
const listing = (plan: 'basic' | 'premium'): PageForm => ({
  name: 'listing',
  api: api.businessListings,
  values: (fields) => ({
    ...listingTexts(fields),
    agreement: fields.has('agreement'),
    selectedPlan: plan,
  }),
});

const report: PageForm = {
  name: 'report',
  api: api.reports,
  values: textsOf(Object.keys(reportSchema.shape)),
};

/** What it is paid by needs scripts, and what was typed stays. Its further fields load with the scripts. */
const advertiser: PageForm = {
  name: 'advertiser',
  values: (fields) => ({
    ...advertiserTexts(fields),
    emailMarketing: fields.has('emailMarketing'),
    phoneMarketing: fields.has('phoneMarketing'),
  }),
};
const advertiserTexts = textsOf([
  'firstName',
  'lastName',
  'email',
  'phone',
  'businessName',
  'businessType',
  'preferredPlan',
]);

/** A form for signing in or setting a password: the page must not contain any of its values. */
const secret: PageForm = { name: 'secret', values: () => ({}) };

const forms: Record<string, PageForm> = {
  [pages.contact]: contact,
  [pages.report]: report,
  [pages.events]: event,
  [pages.submitListing()]: listing('basic'),
  [pages.submitListing('basic')]: listing('basic'),
  [pages.submitListing('premium')]: listing('premium'),
  [pages.advertise]: advertiser,
  [pages.admin]: secret,
  [pages.adminLogin]: secret,
  [pages.adminForgottenPassword]: secret,
  [pages.adminResetPassword]: secret,
  [pages.adminWelcome]: secret,
  [pages.account]: secret,
  [pages.accountEnter]: secret,
};

/** The form that can be posted to a page's address, in any language; undefined if the page has none. */
export function formAt(pathname: string): PageForm | undefined {
  return forms[readLanguage(pathname).path.replace(/(?<=.)\/$/, '')];
}
