import { forget, keep, readKept } from '@town/slice-kit/kept';
import * as z from 'zod/mini';

/** Clerks work part-time: what they typed waits for them. */
const days = 30;

const values = z.record(z.string(), z.unknown());
const schema = z.object({
  values,
  /** What the record was when they began to type, and its version; null for a new record. */
  base: z.object({ version: z.nullable(z.int()), values }),
  /** When something was typed last, in milliseconds. */
  typedAt: z.number(),
});

/** What somebody typed into a record's form and has not saved. It stays in this browser. */
export type LocalDraft = z.infer<typeof schema>;

/** Names a draft: each account has its own of each record. */
export function draftName(account: string, kind: string, id: string | undefined): string {
  return `desk:${account}:${kind}:${id ?? 'new'}`;
}

/** The draft of a name, if there is one. */
export function readLocalDraft(name: string): LocalDraft | undefined {
  return schema.safeParse(readKept('browser', name)).data;
}

/** Keeps a draft. */
export function writeLocalDraft(name: string, draft: LocalDraft): void {
  keep('browser', name, draft, draft.typedAt, days);
}

/** Removes a draft, and the id of the record that it would have become. */
export function clearLocalDraft(name: string): void {
  forget('browser', name);
  forget('tab', idName(name));
}

const idName = (name: string) => `${name}:id`;
const idSchema = z.uuid();

/**
 * The id of the record that the form of a new one creates. It stays as long as the typed text: when no
 * answer has come, the next attempt must not make another record, also after the page was loaded again.
 * It stays in this tab, because two tabs may create two records.
 */
export function idOfNewRecord(name: string): string {
  const kept = idSchema.safeParse(readKept('tab', idName(name))).data;
  if (kept) return kept;
  const id = crypto.randomUUID();
  keep('tab', idName(name), id, Date.now(), days);
  return id;
}
