import { recordOf } from '../records/record-of.js';
import { importMegabytes } from './body-limit.js';

/** The services that answer under /api. */
export const apiServices = ['catalog', 'content', 'advertising', 'auth', 'media'] as const;
export type ApiService = (typeof apiServices)[number];

export type ApiOwners = readonly (readonly [prefix: string, owner: ApiService])[];

/**
 * The owner of each path, named by its first segments after `/api/`; `*` is the rest of a segment. The
 * gateway's routes are generated from this list, the site's server finds the services by it, and a service
 * refuses the calls of others.
 */
export const apiOwners: ApiOwners = [
  ['admin/advertisers', 'advertising'],
  ['admin/answer-templates', 'content'],
  ['admin/audit', 'auth'],
  ['admin/batches/catalog-*', 'catalog'],
  ['admin/batches/content-*', 'content'],
  ['admin/businesses', 'catalog'],
  ['admin/churches', 'catalog'],
  ['admin/claims', 'catalog'],
  ['admin/civic-contacts', 'content'],
  ['admin/ending/catalog', 'catalog'],
  ['admin/ending/content', 'content'],
  ['admin/events', 'content'],
  ['admin/export', 'media'],
  ['admin/historical-photos', 'content'],
  ['admin/inbox', 'content'],
  ['admin/invitations', 'auth'],
  ['admin/login', 'auth'],
  ['admin/logout', 'auth'],
  ['admin/missed-searches', 'catalog'],
  ['admin/monthly-visits', 'catalog'],
  ['admin/monthly-work', 'content'],
  ['admin/news', 'content'],
  ['admin/notices', 'content'],
  ['admin/pages', 'content'],
  ['admin/password', 'auth'],
  ['admin/payments', 'advertising'],
  ['admin/pictures', 'media'],
  ['admin/price-changes', 'advertising'],
  ['admin/properties', 'catalog'],
  ['admin/revenue', 'advertising'],
  ['admin/second-factor', 'auth'],
  ['admin/services', 'catalog'],
  ['admin/session', 'auth'],
  ['admin/sessions', 'auth'],
  ['admin/settings', 'content'],
  ['admin/staff', 'auth'],
  ['admin/subscriptions', 'advertising'],
  ['admin/synonyms', 'catalog'],
  ['advertisers', 'advertising'],
  ['advertising', 'advertising'],
  ['auth', 'auth'],
  ['business-listings', 'advertising'],
  ['businesses', 'catalog'],
  ['catalog', 'catalog'],
  ['churches', 'catalog'],
  ['civic-contacts', 'content'],
  ['contact', 'content'],
  ['content', 'content'],
  ['counts', 'catalog'],
  ['create-payment-intent', 'advertising'],
  ['directory', 'catalog'],
  ['event-days', 'content'],
  ['events', 'content'],
  ['historical-photos', 'content'],
  ['mail-links', 'catalog'],
  ['media', 'media'],
  ['news', 'content'],
  ['notices', 'content'],
  ['open-now', 'catalog'],
  ['owner/account', 'auth'],
  ['owner/claims', 'catalog'],
  ['owner/invoices', 'advertising'],
  ['owner/listings', 'catalog'],
  ['owner/mails', 'catalog'],
  ['owner/passkeys', 'auth'],
  ['owner/pictures', 'media'],
  ['owner/session', 'auth'],
  ['owner/sessions', 'auth'],
  ['owner/sign-in', 'auth'],
  ['owner/subscription', 'advertising'],
  ['pages', 'content'],
  ['payment-success', 'advertising'],
  ['prices', 'advertising'],
  ['properties', 'catalog'],
  ['reports', 'content'],
  ['search', 'catalog'],
  ['services', 'catalog'],
  ['stripe/webhook', 'advertising'],
  ['town', 'content'],
];

/** One value for each service that answers under /api, by its name. */
export function forEachApiService<Value>(
  create: (service: ApiService) => Value,
): Record<ApiService, Value> {
  return recordOf(apiServices, create);
}

type ServiceVariable<Ending extends string> = `${Uppercase<ApiService>}_${Ending}`;

/** The environment variable with a value for a service, for example `AUTH_URL`. */
export function serviceVariable<Ending extends string>(service: ApiService, ending: Ending) {
  const name = `${service.toUpperCase().replaceAll('-', '_')}_${ending}`;
  return name as ServiceVariable<Ending>;
}

/** The names of such variables of all services. */
export const serviceVariables = <Ending extends string>(ending: Ending) =>
  apiServices.map((service) => serviceVariable(service, ending));

/** The variables that tell the site's server each service's address. */
export function serviceUrlVariables(
  address: (service: ApiService) => string,
): Record<string, string> {
  return Object.fromEntries(
    apiServices.map((service) => [serviceVariable(service, 'URL'), address(service)]),
  );
}

/** A prefix of the list above as a regular expression. */
export const ownedPath = (prefix: string) => prefix.replaceAll('*', '[^/]*');

/** Calls that accept files: the ends of their paths, and the largest body in megabytes. */
export const fileCalls: readonly (readonly [ending: string, megabytes: number])[] = [
  ['import', importMegabytes],
];

// One regular expression for each service, because a page looks up the owner of every API path that it uses.
const patterns = apiServices.map((service) => {
  const owned = apiOwners.flatMap(([prefix, owner]) =>
    owner === service ? [ownedPath(prefix)] : [],
  );
  return [new RegExp(`^/api/(?:${owned.join('|')})(?:[/?]|$)`), service] as const;
});

/** The service that owns a path of the API, if one does. */
export function apiOwner(path: string): ApiService | undefined {
  return patterns.find(([pattern]) => pattern.test(path))?.[1];
}
