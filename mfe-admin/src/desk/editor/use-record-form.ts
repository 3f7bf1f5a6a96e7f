/**
 * The form of a record. It knows what the record was when the form was filled (`base`), so it can say
 * whether anything is unsaved, and what somebody else has changed meanwhile. What is typed is kept in
 * the browser until the server has it.
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

/** Whether the form must hold what the public may see, or only what a draft needs. */
export type SaveIntent = 'publish' | 'draft';

export type RecordForm = ReturnType<typeof useRecordForm>;

/**
 * @param loaded the record as the server has it; undefined for a new one
 * @param name under which typed text is kept
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
   * Takes over what the server has now. What is typed stays, and meets what others have changed.
   * @param saved the values that this form has just saved, where it has
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

  /** Goes on with merged values, on the version that somebody else saved. */
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
    /** What was typed on an earlier visit, while it is in the form. */
    restored: isDirty ? draft : undefined,
    conflict,
    setConflict,
    adopt,
    resolve,
    /** Sets what the next validation asks for. */
    setIntent,
    /** Goes back to what the server has. */
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

/** A form that is validated for what somebody is about to do with it. */
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

/** Keeps typed text in the browser, and lets the desk know that there is some. */
function useKeptText(name: string, content: Omit<LocalDraft, 'typedAt'>, isDirty: boolean): void {
  const text = JSON.stringify(content);
  const kept = useRef(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the content
  useEffect(() => {
    if (!isDirty) clearLocalDraft(name);
    // What was restored keeps its date until somebody types.
    else if (text !== kept.current) writeLocalDraft(name, { ...content, typedAt: Date.now() });
    kept.current = text;
    setUnsaved(isDirty);
  }, [name, text, isDirty]);
  useEffect(() => () => setUnsaved(false), []);
}
