import { forget, keep, readKept } from '@town/slice-kit/kept';
import * as z from 'zod/mini';

/** How long drafts are stored. Clerks work part-time, so they may return weeks later. */
const days = 30;

const values = z.record(z.string(), z.unknown());
const schema = z.object({
  values,
  /**
   * The record's values and version when typing began; the version is null for a new record, which may have been
   * begun from something else, the `source`.
   */
  base: z.object({
    version: z.nullable(z.int()),
    values,
    source: z.optional(z.string()),
  }),
  /** The time of the last change, in milliseconds since 1970. */
  typedAt: z.number(),
});

/** Unsaved text of a record's form, stored in this browser. */
export type LocalDraft = z.infer<typeof schema>;

/** The storage key of a draft: each account has its own for each record. */
export function draftName(account: string, kind: string, id: string | undefined): string {
  return `desk:${account}:${kind}:${id ?? 'new'}`;
}

/** The draft under a key, if there is one. */
export function readLocalDraft(name: string): LocalDraft | undefined {
  return schema.safeParse(readKept('browser', name)).data;
}

/** Stores a draft. */
export function writeLocalDraft(name: string, draft: LocalDraft): void {
  keep('browser', name, draft, draft.typedAt, days);
}

/** Removes a draft, and the id that was reserved for its new record. */
export function clearLocalDraft(name: string): void {
  forget('browser', name);
  forget('tab', idName(name));
}

const idName = (name: string) => `${name}:id`;
const idSchema = z.uuid();

/**
 * The id of the record that the form for a new record will create. It is stored as long as the typed text:
 * after a lost response, even when the page was reloaded, a retry must not create a second record. It is
 * stored for one tab only, because two tabs may create two records.
 */
export function idOfNewRecord(name: string): string {
  const kept = idSchema.safeParse(readKept('tab', idName(name))).data;
  if (kept) return kept;
  const id = crypto.randomUUID();
  keep('tab', idName(name), id, Date.now(), days);
  return id;
}
