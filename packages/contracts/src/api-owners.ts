/** The services that answer under /api. */
export const apiServices = ['catalog', 'content', 'advertising', 'auth'] as const;
export type ApiService = (typeof apiServices)[number];

/** Who answers what: the first segments of the path after `/api/`, longest first. */
const owners: readonly (readonly [prefix: string, owner: ApiService])[] = [
  ['admin/advertisers', 'advertising'],
  ['admin/events', 'content'],
  ['admin/login', 'auth'],
  ['admin/logout', 'auth'],
  ['admin/payments', 'advertising'],
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
  ['create-payment-intent', 'advertising'],
  ['events', 'content'],
  ['historical-photos', 'content'],
  ['news', 'content'],
  ['payment-success', 'advertising'],
  ['properties', 'catalog'],
  ['search', 'catalog'],
  ['services', 'catalog'],
  ['stripe/webhook', 'advertising'],
];

/** The service that answers a path of the API, or undefined where none does. */
export function apiOwner(path: string): ApiService | undefined {
  const rest = path.replace(/^\/api\//, '').replace(/\?.*$/, '');
  return owners.find(([prefix]) => rest === prefix || rest.startsWith(`${prefix}/`))?.[1];
}
