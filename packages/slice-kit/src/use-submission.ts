import { useAnyText } from '@town/language/text-of';
import { useTexts } from '@town/language/texts';
import { useMutation } from '@town/slice-kit/query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from './draft';
import { fieldErrorsOf, sendJson } from './send-json';
import { unsentAdvice } from './unsent-advice';
import { type DraftFormOptions, useDraftForm } from './use-draft-form';
import { useHydrated } from './use-hydrated';

interface SubmissionOptions<Values extends FieldValues, Body>
  extends DraftFormOptions<Values, Body> {
  /** Where the body is sent. */
  path: string;
  /** After the server accepted it. `record` is the server's answer. */
  onSent(record: unknown): void;
  /**
   * After any failure that does not name single fields. `advise` gives the advice to show: another one
   * where the browser is offline.
   */
  onFailed(error: unknown, advise: (advice: string) => string): void;
  /** After a submit that the schema stopped. */
  onInvalid?(): void;
}

/**
 * A form that takes effect once, even if it is sent again after a failure: a repeat has the same
 * idempotency key. Typed text survives an error and a reload, and the server's errors appear at their
 * fields.
 */
export function useSubmission<Values extends FieldValues, Body>(
  options: SubmissionOptions<Values, Body>,
) {
  const { name, path } = options;
  const draftForm = useDraftForm(options);
  const { form } = draftForm;
  const translated = useAnyText();
  const { language } = useTexts();
  const failed = (error: unknown) =>
    options.onFailed(error, (advice) => translated(unsentAdvice(advice)));
  const [isFromServer] = useState(!useHydrated());
  const shownAt = useRef(0);
  const trap = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    // A draft was typed earlier, so it must not count as filled in too fast.
    if (readDraft(name)) return;
    // The visitor may have typed before the scripts of the page had loaded.
    shownAt.current = Date.now() - (isFromServer ? Math.ceil(performance.now()) : 0);
  }, []);

  const mutation = useMutation({
    mutationFn(body: Body) {
      const { sent, key } = attemptFor(name, body, () => ({
        website2: trap.current?.value ?? '',
        startedAt: shownAt.current,
        sentAt: Date.now(),
      }));
      return sendJson(path, sent, { idempotencyKey: key, language });
    },
    onSuccess(record) {
      clearDraft(attemptName(name));
      draftForm.discard();
      shownAt.current = Date.now();
      options.onSent(record);
    },
    onError(error) {
      const wrong = fieldErrorsOf(error).filter(({ path: field }) => field in form.getValues());
      for (const { path: field, message } of wrong) {
        form.setError(field as Path<Values>, { message }, { shouldFocus: true });
      }
      if (wrong.length === 0) failed(error);
    },
  });

  const submit = form.handleSubmit((body) => mutation.mutate(body), options.onInvalid);

  return {
    ...draftForm,
    busy: mutation.isPending,
    // A schema that is loaded on submit can fail to load.
    submit: (event?: FormEvent) => void submit(event).catch(failed),
    /** The input that only robots fill in. */
    guard: trap,
  };
}

/** A call in flight; after a reload it is still the same call. */
interface Attempt {
  /** The body, to tell whether it has changed since. */
  text: string;
  key: string;
  sent: object;
}

const attemptName = (form: string) => `${form}:attempt`;

/** The attempt that a body belongs to: the one that failed before, or a new one. */
function attemptFor(form: string, body: unknown, guard: () => object): Attempt {
  const text = JSON.stringify(body);
  const earlier = readDraft(attemptName(form));
  if (isAttempt(earlier) && earlier.text === text) return earlier;
  const attempt = { text, key: crypto.randomUUID(), sent: { ...Object(body), ...guard() } };
  writeDraft(attemptName(form), attempt);
  return attempt;
}

function isAttempt(value: object | undefined): value is Attempt {
  return value !== undefined && 'text' in value && 'key' in value && 'sent' in value;
}
