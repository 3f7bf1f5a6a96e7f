import { importReportSchema } from '@town/contracts/managed-records/calls';
import { forget, keep, readKept } from '@town/slice-kit/kept';
import * as z from 'zod/mini';
import { isSessionStored } from '../../session/session';

/** How long an import is offered for an undo. Clerks work part-time, so a mistake is seen days later. */
const days = 7;

const schema = z.object({ report: importReportSchema, at: z.iso.datetime() });

/** The last import of an account into a kind, with the time of the import. */
export type LastImport = z.infer<typeof schema>;

const nameOf = (account: string, kind: string) => `desk:${account}:import:${kind}`;

/** The last import that this browser made, unless it was undone. */
export function readLastImport(account: string, kind: string): LastImport | undefined {
  return schema.safeParse(readKept('browser', nameOf(account, kind))).data;
}

/** Stores an import, so that it can be undone after its page was left. */
export function keepLastImport(account: string, kind: string, last: LastImport): void {
  // Another tab may have signed out and emptied the browser while the import ran.
  if (isSessionStored()) keep('browser', nameOf(account, kind), last, Date.parse(last.at), days);
}

/** Removes an import that was undone. */
export function forgetLastImport(account: string, kind: string): void {
  forget('browser', nameOf(account, kind));
}
