import { recordSorts } from '@town/contracts/managed-records/calls';
import { recordStates } from '@town/contracts/managed-records/record';
import * as z from 'zod/mini';
import { listAddress, listParameters } from '../../lists/list-parameters';

const schema = z.object({
  ...listParameters,
  state: z.catch(z.enum([...recordStates, 'all']), 'all'),
  /** Only records that visitors or owners have sent, and that wait for a decision. */
  awaits: z.catch(z.enum(['review', '']), ''),
  category: z.catch(z.string().check(z.maxLength(100)), ''),
  /** `missing`: only records with a text that has no Spanish; `outdated`: with one changed since. */
  spanish: z.catch(z.enum(['missing', 'outdated', '']), ''),
  sort: z.catch(z.enum(recordSorts), '-updatedAt'),
});

/** Which records are listed, and how. It is in the page's address. */
export type RecordView = z.output<typeof schema>;

/** Reads the view from the page's address. */
export function readRecordView(parameters: URLSearchParams): RecordView {
  return schema.parse(Object.fromEntries(parameters));
}

/** The address parameters of a view. Defaults are left out. */
export function recordViewAddress(view: RecordView): Record<string, string> {
  return {
    ...listAddress({ words: view.q, page: view.page }),
    ...(view.state !== 'all' && { state: view.state }),
    ...(view.awaits && { awaits: view.awaits }),
    ...(view.category && { category: view.category }),
    ...(view.spanish && { spanish: view.spanish }),
    ...(view.sort !== '-updatedAt' && { sort: view.sort }),
  };
}
