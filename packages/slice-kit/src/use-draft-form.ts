import { useAnyText } from '@town/language/text-of';
import type { PostedForm } from '@town/slice-kit/site';
import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { clearDraft, readDraft, writeDraft } from './draft';
import { useHydrated } from './use-hydrated';
import { usePostedForm } from './use-posted-form';

/** The parts of a form. */
export interface DraftFormOptions<Values extends FieldValues, Body> {
  /** Names the form: its fields' ids, and the draft that this tab keeps. */
  name: string;
  /**
   * Validates the form's values and turns them into the body of the call. A function loads it when the
   * form is submitted: a page need not load the library of schemas before somebody uses the form.
   */
  schema: z.ZodMiniType<Body, Values> | (() => Promise<z.ZodMiniType<Body, Values>>);
  /** The values of the empty form. They may be invalid, for example a choice that was not made yet. */
  defaultValues: { [Field in keyof Values]?: unknown };
  /** Rewrites a message for its field, where the schema has one message for several fields. */
  wording?(field: string, message: string): string;
}

/**
 * A form whose content survives a reload, with its fields tied to their messages. It starts from
 * what was posted without scripts, if this page answers such a post.
 */
export function useDraftForm<Values extends FieldValues, Body>(
  options: DraftFormOptions<Values, Body>,
) {
  const { name, schema, wording = (_, message) => message } = options;
  const posted = usePostedForm(name);
  const hydrated = useHydrated();
  const translated = useAnyText();
  const empty = options.defaultValues as DefaultValues<Values>;
  const [initial] = useState<DefaultValues<Values>>(() => ({ ...empty, ...posted?.values }));
  const [postedErrors] = useState(() => fieldErrors<Values>(posted?.errors ?? []));
  const form = useForm<Values, unknown, Body>({
    resolver: resolverOf(schema),
    defaultValues: initial,
    errors: postedErrors,
  });
  useDraft(name, form, posted);

  const { errors } = form.formState;
  const id = (field: string) => `${name}-${field}`;
  const message = (field: string) => {
    const text = errors[field]?.message;
    return typeof text === 'string' ? translated(wording(field, text)) : undefined;
  };
  return {
    form,
    posted,
    busy: form.formState.isSubmitting,
    /** For the form element: without scripts it is posted to the page's own address. */
    formProps: { method: 'post', noValidate: hydrated } as const,
    /** Empties the form and forgets what was typed. */
    discard() {
      form.reset(empty);
      clearDraft(name);
    },
    /** The props that connect a field's component with the form. */
    field: (field: Path<Values>) => ({
      ...form.register(field),
      ...initialValue(initial[field]),
      id: id(field),
      error: message(field),
    }),
    /** For the summary above the form. */
    errors: Object.keys(errors).map((field) => ({
      id: id(field),
      message: message(field) ?? translated('Invalid input'),
    })),
  };
}

/** Fills the form with its draft, and keeps what is typed as the draft. */
function useDraft<Values extends FieldValues, Body>(
  name: string,
  form: UseFormReturn<Values, unknown, Body>,
  posted: PostedForm | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (posted?.outcome === 'accepted') clearDraft(name);
    const draft = posted ? undefined : readDraft(name);
    const subscription = form.watch((values) => writeDraft(name, values));
    if (draft) {
      // The dirty fields were typed before the scripts arrived: they are newer than the draft.
      const kept = { keepDefaultValues: true, keepDirtyValues: true };
      form.reset({ ...form.getValues(), ...draft }, kept);
    }
    return () => subscription.unsubscribe();
  }, []);
}

function resolverOf<Values extends FieldValues, Body>(
  schema: DraftFormOptions<Values, Body>['schema'],
): Resolver<Values, unknown, Body> {
  return async (values) => {
    const loaded = typeof schema === 'function' ? await schema() : schema;
    // Not `safeParseAsync`: it reports the errors of transformed fields after all others.
    const { data, error } = loaded.safeParse(values);
    return error
      ? { values: {}, errors: fieldErrors<Values>(error.issues.map(issueOf)) }
      : { values: data, errors: {} };
  };
}

interface FieldIssue {
  path: string;
  message: string;
}

/** An error of a schema for a field or for the whole form. */
function issueOf({ path: [field = 'root'], message }: z.core.$ZodIssue): FieldIssue {
  return { path: String(field), message };
}

/** The first message of each field. */
function fieldErrors<Values extends FieldValues>(
  issues: readonly FieldIssue[],
): FieldErrors<Values> {
  const byField: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of issues) byField[path] ??= { type: 'server', message };
  return byField as FieldErrors<Values>;
}

/** The value that the server renders into the field; the form library fills fields in the browser only. */
function initialValue(value: unknown): { defaultValue?: string; defaultChecked?: boolean } {
  if (typeof value === 'boolean') return { defaultChecked: value };
  return value === undefined || value === null ? {} : { defaultValue: String(value) };
}
