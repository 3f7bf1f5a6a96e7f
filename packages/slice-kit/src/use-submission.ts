import { useEffect, useRef } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from './draft';
import { fieldErrorsOf, sendJson } from './send-json';
import { type DraftFormOptions, useDraftForm } from './use-draft-form';

interface SubmissionOptions<Values extends FieldValues, Body>
  extends DraftFormOptions<Values, Body> {
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
  const { name, path } = options;
  const draftForm = useDraftForm(options);
  const { form } = draftForm;
  const shownAt = useRef(0);
  const attempt = useRef<Attempt | null>(null);
  const guard = useRef<HTMLInputElement>(null);

  useEffect(() => {
    shownAt.current = Date.now();
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
      draftForm.discard();
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

  return {
    ...draftForm,
    submit: form.handleSubmit(send, options.onInvalid),
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
