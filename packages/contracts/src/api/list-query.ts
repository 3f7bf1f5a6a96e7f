import * as z from 'zod/mini';
import { advertiserStatuses } from '../advertisers/status.js';
import { paymentStatuses } from '../payments/status.js';
import { priceBandNames } from '../properties/price-bands.js';
import { languageQuery } from '../records/translated.js';
import { searchKinds } from '../search/kinds.js';
import { subscriptionStates } from '../subscriptions/owner-subscription.js';
import { isTownTime } from '../town/town-time.js';

/** A whole number in a query string. */
export const wholeNumber = (minimum: number, maximum: number, message: string) =>
  z.pipe(
    z.string({ error: message }).check(z.regex(/^\d{1,9}$/, message)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.minimum(minimum, message), z.maximum(maximum, message)),
    ),
  );

/**
 * Query parameters of every list: `limit` (1 to 500) and `offset`. Without them the list is returned
 * whole.
 */
export const pageQuery = {
  limit: z.optional(wholeNumber(1, 500, 'limit must be a whole number from 1 to 500')),
  offset: z.optional(wholeNumber(0, 999_999_999, 'offset must be a whole number, 0 or more')),
};

const countToMessage = 'countTo must be a whole number from 1 to 10000';

/**
 * Query parameters of the staff's lists. A search with `countTo` may stop counting above this number and
 * after the end of the page: then `X-Total-Count` only says that there are more. To count every match of a
 * frequent word takes long. Without `countTo` the number is exact.
 */
export const staffPageQuery = {
  ...pageQuery,
  countTo: z.optional(wholeNumber(1, 10_000, countToMessage)),
};

/** A short text of a query. */
export const queryText = (name: string) =>
  z.optional(
    z
      .string({ error: `${name} must be given once, as text` })
      .check(z.trim(), z.maxLength(100, `${name} must be at most 100 characters`)),
  );

const openMessage = 'open must be "now" or a time on the clock of the town, as 2027-12-24T19:30';
const amenitiesMessage =
  'amenities must be words such as wifi or dogs-welcome, separated by commas';
const nearMessage = 'near must be a latitude and a longitude, as 30.0966,-98.4225';

/** Filters for open places and for amenities, and the position from which distances are measured. */
const placeQuery = {
  /** An unknown amenity is not an error: no place offers it, so the list is empty. */
  amenities: z.optional(
    z.pipe(
      z
        .string({ error: amenitiesMessage })
        .check(
          z.regex(/^[a-z-]+(?:,[a-z-]+)*$/, amenitiesMessage),
          z.maxLength(300, amenitiesMessage),
        ),
      z.transform((text: string) => text.split(',')),
    ),
  ),
  open: z.optional(
    z
      .string({ error: openMessage })
      .check(z.refine((text) => text === 'now' || isTownTime(text), openMessage)),
  ),
  near: z.optional(
    z.pipe(
      z.string({ error: nearMessage }).check(
        z.regex(/^-?\d{1,2}(?:\.\d{1,10})?,-?\d{1,3}(?:\.\d{1,10})?$/, {
          error: nearMessage,
          abort: true,
        }),
        z.refine((text) => isOnEarth(positionOf(text)), nearMessage),
      ),
      z.transform(positionOf),
    ),
  ),
};

function positionOf(text: string) {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return { latitude, longitude };
}

function isOnEarth({ latitude, longitude }: ReturnType<typeof positionOf>): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** Whether the places that are open at the moment of `open`, or now, come first. */
const openFirst = {
  sort: z.optional(z.literal('open', { error: 'sort must be open, or left out for the name' })),
};

/** Query parameters of public lists. */
const publicPage = { ...pageQuery, ...languageQuery };

export const listQuerySchema = z.object(pageQuery);
export const publicListQuerySchema = z.object(publicPage);
export const publicRecordQuerySchema = z.object(languageQuery);
export const businessQuerySchema = z.object({
  ...publicPage,
  ...placeQuery,
  ...openFirst,
  category: queryText('category'),
  q: queryText('q'),
  /** Parts of a name, separated by commas; a business needs one of them in its name. */
  name: queryText('name'),
});
export const serviceQuerySchema = z.object({
  ...publicPage,
  ...placeQuery,
  ...openFirst,
  category: queryText('category'),
});
/** The first and the last day that count, both inclusive. */
const period = {
  from: z.optional(z.iso.date('from must be a date, YYYY-MM-DD')),
  to: z.optional(z.iso.date('to must be a date, YYYY-MM-DD')),
};
const overMessage = 'notOverAt must be a time on the clock of the town, as 2027-12-24T19:30';
export const eventQuerySchema = z.object({
  ...publicPage,
  category: queryText('category'),
  /** Words of the title, the description, the place or the organiser. */
  q: queryText('q'),
  /** A time on the town's clock: events that are over by then are left out. */
  notOverAt: z.optional(z.string({ error: overMessage }).check(z.refine(isTownTime, overMessage))),
  /** A title: only events with a similar one, the most similar first. */
  like: queryText('like'),
  /** A month of any year, from 1 to 12: events that take place in it. */
  month: z.optional(wholeNumber(1, 12, 'month must be a whole number from 1 to 12')),
  /** A repeated event's id: only its dates; `none`: only events that are not repeated. */
  series: z.optional(
    z.union([z.literal('none'), z.uuid()], { error: 'series must be none or the id of an event' }),
  ),
  /**
   * `next`: of each repeated event only its next date from `from` on. A parameter of its own, because earlier
   * releases ignore it and answer with all dates.
   */
  dates: z.optional(z.literal('next', { error: 'dates must be next' })),
  /** A business's id: only events that it has posted. */
  business: z.optional(z.uuid('business must be the id of a business')),
  ...period,
});
/** The longest allowed period, because the response counts every day. */
const mostDays = 62;

/** The days whose events are counted. */
export const eventDaysQuerySchema = z
  .object({
    category: queryText('category'),
    from: z.iso.date('from must be a date, YYYY-MM-DD'),
    to: z.iso.date('to must be a date, YYYY-MM-DD'),
  })
  .check(
    z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < mostDays * 86_400_000, {
      error: `from and to must be at most ${mostDays} days apart`,
      path: ['to'],
    }),
  );
export const propertyQuerySchema = z.object({
  ...publicPage,
  type: z.optional(
    z.enum(['residential', 'land', 'commercial', 'all'], {
      error: 'type must be residential, land, commercial or all',
    }),
  ),
  price: z.optional(
    z.enum(priceBandNames, { error: `price must be one of ${priceBandNames.join(', ')}` }),
  ),
});
/** The words of a search. */
export const searchWords = z
  .string({ error: 'q must be given once, as text' })
  .check(
    z.trim(),
    z.minLength(1, 'q must not be empty'),
    z.maxLength(100, 'q must be at most 100 characters'),
  );
const kindMessage = `kind must be one or several of ${searchKinds.join(', ')}, separated by commas`;
const searchKindsSchema = z.pipe(
  z.string({ error: kindMessage }),
  z.pipe(
    z.transform((text: string) => text.split(',')),
    z.array(z.enum(searchKinds, { error: kindMessage })),
  ),
);
/** Whether a search without a kind also finds the pages of the town's own texts. */
const alsoPages = z.optional(z.literal('true', { error: 'pages must be true, or left out' }));
export const searchQuerySchema = z.object({
  ...publicPage,
  q: searchWords,
  kind: z.optional(searchKindsSchema),
  pages: alsoPages,
});
export const suggestionsQuerySchema = z.object({ q: searchWords, pages: alsoPages, ...publicPage });

/** How staff can order applications. */
export const advertiserSorts = ['newest', 'oldest', 'name'] as const;
/** Ids separated by commas. */
const uuids = /^(?:[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?:,(?!$)|$)){1,50}$/;

/** Only these, by their ids, separated by commas. */
export const chosenIds = z.optional(
  z
    .string({ error: 'ids must be given once, as text' })
    .check(z.regex(uuids, 'ids must be up to 50 ids')),
);
export const advertiserQuerySchema = z.object({
  ...staffPageQuery,
  ids: chosenIds,
  /** Words of the business, the contact, the e-mail address or the phone number; or an id. */
  q: queryText('q'),
  status: z.optional(
    z.enum([...advertiserStatuses, 'all'], {
      error: 'status must be pending, contacted, active, inactive or all',
    }),
  ),
  sort: z.optional(z.enum(advertiserSorts, { error: 'sort must be newest, oldest or name' })),
});

export const paymentQuerySchema = z.object({
  ...staffPageQuery,
  /** Words of the payer, the e-mail address, the business or the PaymentIntent's id. */
  q: queryText('q'),
  status: z.optional(
    z.enum([...paymentStatuses, 'all'], {
      error: 'status must be succeeded, partially_refunded, refunded or all',
    }),
  ),
});

export const subscriptionQuerySchema = z.object({
  ...pageQuery,
  /** Only these, by Stripe's ids, separated by commas. */
  ids: z.optional(
    z
      .string({ error: 'ids must be given once, as text' })
      .check(z.regex(/^[\w-]{1,100}(?:,[\w-]{1,100}){0,49}$/, 'ids must be up to 50 ids')),
  ),
  state: z.optional(
    z.enum([...subscriptionStates, 'all'], {
      error: 'state must be active, payment-failed, ending, ended or all',
    }),
  ),
});

export const pictureQuerySchema = z.object({
  ...staffPageQuery,
  /** Words of the alternative text. */
  q: queryText('q'),
});

/** Which entries of the audit log; the days are those of the town's calendar. */
const auditFilters = {
  actor: queryText('actor'),
  action: queryText('action'),
  kind: queryText('kind'),
  /** The record's. */
  id: queryText('id'),
  /** Words of the actor, the action, the kind, the record's id, or what changed, as staff see them. */
  q: queryText('q'),
  ...period,
};
export const auditFilterSchema = z.object(auditFilters);
export const auditQuerySchema = z.object({ ...staffPageQuery, ...auditFilters });

export type ListQuery = z.infer<typeof listQuerySchema>;
export type StaffListQuery = ListQuery & { countTo?: number | undefined };
export type BusinessQuery = z.infer<typeof businessQuerySchema>;
export type ServiceQuery = z.infer<typeof serviceQuerySchema>;
export type EventQuery = z.infer<typeof eventQuerySchema>;
export type EventDaysQuery = z.infer<typeof eventDaysQuerySchema>;
export type PropertyQuery = z.infer<typeof propertyQuerySchema>;
export type AdvertiserQuery = z.infer<typeof advertiserQuerySchema>;
export type PaymentQuery = z.infer<typeof paymentQuerySchema>;
export type SubscriptionQuery = z.infer<typeof subscriptionQuerySchema>;
export type PictureQuery = z.infer<typeof pictureQuerySchema>;
export type AuditFilter = z.infer<typeof auditFilterSchema>;
export type AuditQuery = z.infer<typeof auditQuerySchema>;
export type PublicListQuery = z.infer<typeof publicListQuerySchema>;
export type PublicRecordQuery = z.infer<typeof publicRecordQuerySchema>;
export type SearchQuery = z.infer<typeof searchQuerySchema>;
export type SuggestionsQuery = z.infer<typeof suggestionsQuerySchema>;
