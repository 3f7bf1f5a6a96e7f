/**
 * Reduces the lists that the server sends with a page to the fields that the page reads. The services'
 * responses have more fields, and a page's HTML contains the responses in addition to the rendered lists.
 * @module
 */
import type { DehydratedState } from '@town/slice-kit/query';
import { pageAndTotal } from './counted-answer';
import type { FieldReader } from './tolerant';

/** A list's records with only the fields that a reader knows, without empty ones. */
export const slimList =
  (read: FieldReader<unknown>) =>
  (answer: unknown): unknown =>
    Array.isArray(answer) ? answer.map((record) => slimRecord(read(record))) : answer;

/** The same for a page of a list, with its count. */
export const slimPage = (read: FieldReader<unknown>) => {
  const slim = slimList(read);
  return (answer: unknown): unknown => {
    const { page, total } = pageAndTotal(answer);
    return total === undefined ? slim(page) : { page: slim(page), total };
  };
};

/**
 * Omits values that a reader uses as the default of a missing field. Null for a record that cannot be shown.
 */
function slimRecord(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return null;
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== '' && value !== false),
  );
}

/** The state of a query client for the browser, with the lists made smaller. */
export function slimState(state: DehydratedState): DehydratedState {
  const queries = state.queries.map(({ meta, ...query }) => {
    const slim = meta?.['slim'];
    if (typeof slim !== 'function' || query.state.status !== 'success') return query;
    return { ...query, state: { ...query.state, data: slim(query.state.data) } };
  });
  return { ...state, queries };
}
