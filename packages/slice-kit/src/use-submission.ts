import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { clearDraft, readDraft, writeDraft } from './draft';
import { fieldErrorsOf, sendJson } from './send-json';

type Schema<Values, Body> = z.ZodMiniType<Body, Values>;

interface SubmissionOptions<Values extends FieldValues, Body> {
  /** Names the form: its fields' ids, and the draft that this tab keeps of it. */
  name: string;
  /** Validates the form's values, and makes the body of the call of them. */
  schema: Schema<Values, Body>;
  /** What the empty form holds: also what the schema refuses, such as no choice yet. */
  defaultValues: { [Field in keyof Values]?: unknown };
  /** Where the body is sent. */
  path: string;
  /** After the server has taken it. `record` is its answer. */
  onSent(record: unknown): void;
  /** After anything else than success, unless single fields are to blame. */
  onFailed(error: unknown): void;
  /** After a submit that the schema stopped. */
  onInvalid?(): void;
}

/**
 * A form that is sent once, whatever happens on the way: a repeat carries the same key, what was
 * typed survives an error and a reload, and the server's complaints appear at their fields.
 */
export function useSubmission<Values extends FieldValues, Body>(
  options: SubmissionOptions<Values, Body>,
) {
  const { name, schema, path } = options;
  const defaultValues = options.defaultValues as DefaultValues<Values>;
  const form = useForm<Values, unknown, Body>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
  });
  const shownAt = useRef(0);
  const attempt = useRef<Attempt | null>(null);
  const guard = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    shownAt.current = Date.now();
    const draft = readDraft(name);
    if (draft) form.reset({ ...(defaultValues as Values), ...draft }, { keepDefaultValues: true });
    const subscription = form.watch((values) => writeDraft(name, values));
    return () => subscription.unsubscribe();
  }, []);

  async function send(body: Body) {
    const text = JSON.stringify(body);
    attempt.current ??= readAttempt(name);
    if (attempt.current?.text !== text) {
      const sent = {
        ...body,
        website2: guard.current?.value ?? '',
        startedAt: shownAt.current,
        sentAt: Date.now(),
      };
      attempt.current = { text, key: crypto.randomUUID(), sent };
      writeDraft(attemptName(name), attempt.current);
    }
    try {
      const record = await sendJson(path, attempt.current.sent, {
        idempotencyKey: attempt.current.key,
      });
      attempt.current = null;
      clearDraft(attemptName(name));
      form.reset(defaultValues as Values);
      clearDraft(name);
      shownAt.current = Date.now();
      options.onSent(record);
    } catch (error) {
      const wrong = fieldErrorsOf(error).filter(({ path: field }) => field in form.getValues());
      for (const { path: field, message } of wrong) {
        form.setError(field as Path<Values>, { message }, { shouldFocus: true });
      }
      if (wrong.length === 0) options.onFailed(error);
    }
  }

  const { errors, isSubmitting } = form.formState;
  const id = (field: Path<Values>) => `${name}-${field}`;
  const message = (field: string) => {
    const text = errors[field]?.message;
    return typeof text === 'string' ? text : undefined;
  };
  return {
    form,
    busy: isSubmitting,
    submit: form.handleSubmit(send, options.onInvalid),
    /** Empties the form and forgets what was typed. */
    discard() {
      form.reset(defaultValues as Values);
      clearDraft(name);
    },
    /** What ties a field's component to the form. */
    field: (field: Path<Values>) => ({
      ...form.register(field),
      id: id(field),
      error: message(field),
    }),
    /** For the summary above the form. */
    errors: Object.keys(errors).map((field) => ({
      id: id(field as Path<Values>),
      message: message(field) ?? 'Invalid input',
    })),
    /** The input that only robots fill in. */
    guard,
  };
}

/** A call on its way: sent again after a reload it is still the same call. */
interface Attempt {
  /** The body, to tell whether it has changed since. */
  text: string;
  key: string;
  sent: object;
}

const attemptName = (form: string) => `${form}:attempt`;

function readAttempt(form: string): Attempt | null {
  return (readDraft(attemptName(form)) as Attempt | undefined) ?? null;
}
