import * as z from 'zod/mini';
import { listAddress, listParameters } from '../../lists/list-parameters';

const word = z.catch(z.string().check(z.maxLength(100)), '');
const day = z.catch(z.iso.date(), '');

const schema = z.object({
  ...listParameters,
  actor: word,
  action: word,
  kind: word,
  id: word,
  from: day,
  to: day,
});

/** Which entries are listed. It is in the page's address. */
export type AuditView = z.output<typeof schema>;

/** Reads the view from the page's address. */
export function readAuditView(parameters: URLSearchParams): AuditView {
  return schema.parse(Object.fromEntries(parameters));
}

/** The filters for the server, without empty ones. */
export function auditFilters({ page: _, ...filters }: AuditView): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

/** The address parameters of a view. Defaults are left out. */
export function auditAddress(view: AuditView): Record<string, string> {
  return { ...auditFilters(view), ...listAddress({ words: view.q, page: view.page }) };
}
