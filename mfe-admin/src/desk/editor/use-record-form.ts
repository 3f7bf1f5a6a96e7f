/**
 * The form of a record. It remembers the values that it was filled from (`base`), so it can tell whether
 * anything is unsaved and what another person has changed meanwhile. Typed text is stored in the browser
 * until the server has saved it.
 */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  draftSchema,
  publishedSchema,
  type RecordContent,
  type RecordKind,
} from '@town/contracts/managed-records/record-kind';
import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { DeskRecord } from '../records/desk-record';
import { setUnsaved } from '../session/unsaved';
import { clearLocalDraft, type LocalDraft, readLocalDraft, writeLocalDraft } from './local-draft';
import { newValues, type RecordValues, sameValues, valuesOf } from './record-values';

/** Whether the form is validated for publishing or only for a draft. */
export type SaveIntent = 'publish' | 'draft';

export type RecordForm = ReturnType<typeof useRecordForm>;

/**
 * @param loaded the record from the server; undefined for a new one
 * @param name the key under which typed text is stored
 */
export function useRecordForm(kind: RecordKind, loaded: DeskRecord | undefined, name: string) {
  const [draft, setDraft] = useState(() => readLocalDraft(name));
  const [record, setRecord] = useState(loaded);
  const [base, setBase] = useState(() => draft?.base ?? baseOf(kind, loaded));
  const isOlder = draft && draft.base.version !== loaded?.version;
  const [conflict, setConflict] = useState(isOlder ? loaded : undefined);
  const { form, setIntent } = useIntentForm(kind, draft?.values ?? base.values);
  const values = form.watch();
  const isDirty = !sameValues(values, base.values);
  useKeptText(name, { values, base }, isDirty);

  /**
   * Takes over the server's record. Typed text stays; if others changed the record, a conflict is shown.
   * @param saved the values that this form has just saved, if it has
   */
  function adopt(next: DeskRecord, saved?: RecordValues) {
    const theirs = valuesOf(kind, next.content);
    const hasMore = !sameValues(form.getValues(), saved ?? base.values);
    if (hasMore && !saved && !sameValues(theirs, base.values)) return setConflict(next);
    if (!hasMore) form.reset(theirs);
    setRecord(next);
    setBase(baseOf(kind, next));
    setDraft(undefined);
  }

  /** Continues with merged values, based on the version that the other person saved. */
  function resolve(theirs: DeskRecord, merged: RecordValues) {
    setConflict(undefined);
    setRecord(theirs);
    setBase(baseOf(kind, theirs));
    form.reset(merged);
    setDraft(undefined);
  }

  return {
    name,
    form,
    record,
    base,
    values,
    isDirty,
    /** The draft of an earlier visit, while the form contains it. */
    restored: isDirty ? draft : undefined,
    conflict,
    setConflict,
    adopt,
    resolve,
    /** Sets the intent that the next validation uses. */
    setIntent,
    /** Resets the form to the server's values. */
    discard() {
      const saved = baseOf(kind, record);
      form.reset(saved.values);
      setBase(saved);
      setDraft(undefined);
      setConflict(undefined);
    },
  };
}

function baseOf(kind: RecordKind, record: DeskRecord | undefined) {
  const values = record ? valuesOf(kind, record.content) : newValues(kind, new Date());
  return { version: record?.version ?? null, values };
}

/** A form whose validation depends on the intended action. */
function useIntentForm(kind: RecordKind, defaultValues: RecordValues) {
  const intent = useRef<SaveIntent>('draft');
  const form = useForm<RecordValues, unknown, RecordContent>({
    resolver: resolverFor(kind, () => intent.current),
    defaultValues,
  });
  return {
    form,
    setIntent(next: SaveIntent) {
      intent.current = next;
    },
  };
}

function resolverFor(
  kind: RecordKind,
  intent: () => SaveIntent,
): Resolver<RecordValues, unknown, RecordContent> {
  const resolvers = {
    publish: standardSchemaResolver(publishedSchema(kind)),
    draft: standardSchemaResolver(draftSchema(kind)),
  };
  return (...given) => resolvers[intent()](...given);
}

/** Stores typed text in the browser, and tells the desk that there is unsaved text. */
function useKeptText(name: string, content: Omit<LocalDraft, 'typedAt'>, isDirty: boolean): void {
  const text = JSON.stringify(content);
  const kept = useRef(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` is the serialized content
  useEffect(() => {
    if (!isDirty) clearLocalDraft(name);
    // A restored draft keeps its date until the text changes.
    else if (text !== kept.current) writeLocalDraft(name, { ...content, typedAt: Date.now() });
    kept.current = text;
    setUnsaved(isDirty);
  }, [name, text, isDirty]);
  useEffect(() => () => setUnsaved(false), []);
}
