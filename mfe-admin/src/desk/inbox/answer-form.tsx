import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type InboxAnswerCall, inboxAnswerCallSchema } from '@town/contracts/inbox/calls';
import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useStaff } from '../session/staff';
import { useUnsavedForm } from '../session/unsaved';
import css from './inbox.module.css';
import type { ShownItem } from './inbox-item-reader';
import { TemplateChoice } from './templates/template-choice';
import type { useInboxActions } from './use-inbox';

interface AnswerFormProps {
  item: ShownItem;
  answer: ReturnType<typeof useInboxActions>['answer'];
}

/**
 * The form for an answer by e-mail. The text stays when it cannot be sent. If another clerk answers
 * meanwhile, that answer is shown, so the version in the request is one that this clerk has seen.
 */
export function AnswerForm({ item, answer }: AnswerFormProps) {
  const { register, handleSubmit, reset, setValue, getValues, formState } =
    useForm<InboxAnswerCall>({
      resolver: standardSchemaResolver(inboxAnswerCallSchema),
      defaultValues: { subject: `Re: ${item.subject}`, text: '', template: null },
    });
  const { errors } = formState;
  const fromTemplate = useRef('');
  useUnsavedForm(formState.isDirty);
  const sent = useAnswerKey();

  /** A template replaces an earlier template, and is added below typed text. */
  function begin(template: string, text: string) {
    const typed = getValues('text');
    const kept = typed === fromTemplate.current ? '' : typed;
    fromTemplate.current = text;
    setValue('template', template);
    setValue('text', kept ? `${kept}\n\n${text}` : text, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  }

  return (
    <form
      className={css.card}
      onSubmit={handleSubmit((call) =>
        answer.mutate(
          { ...call, version: item.version, idempotencyKey: sent.keyOf(call) },
          {
            onSuccess() {
              sent.forget();
              reset();
            },
          },
        ),
      )}
      noValidate
      aria-labelledby="answer"
    >
      <h2 id="answer">Answer {item.senderName ?? item.senderEmail}</h2>
      <TemplateChoice item={item} onChoose={begin} />
      <TextField
        label="Subject"
        {...register('subject')}
        error={errors.subject?.message}
        announced
      />
      <TextArea label="Text" {...register('text')} error={errors.text?.message} announced />
      <Overtaking item={item} isTyped={formState.isDirty} hasFailed={answer.isError} />
      <p>
        <Button type="submit" busy={answer.isPending}>
          {answer.isPending ? 'Sending...' : 'Send answer'}
        </Button>
      </p>
    </form>
  );
}

/** The idempotency key of an answer. It stays the same until the text changes or the answer is sent. */
function useAnswerKey() {
  const last = useRef({ text: '', key: '' });
  return {
    keyOf({ subject, text: body }: InboxAnswerCall) {
      const text = JSON.stringify([subject, body]);
      if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
      return last.current.key;
    },
    forget() {
      last.current = { text: '', key: '' };
    },
  };
}

interface OvertakingProps {
  item: ShownItem;
  isTyped: boolean;
  hasFailed: boolean;
}

/**
 * The answers that others have sent since typing began. It includes an answer of this clerk only if the
 * request succeeded but its response was lost.
 */
function Overtaking({ item: { answers }, isTyped, hasFailed }: OvertakingProps) {
  const { email } = useStaff();
  const [seen, setSeen] = useState(answers.length);
  if (!isTyped && seen !== answers.length) setSeen(answers.length);
  return answers
    .slice(seen)
    .filter(({ by }) => hasFailed || by !== email)
    .map(({ at, by, text }) => (
      <Notice
        key={at}
        tone="warning"
        title={by === email ? 'Your answer was sent' : `${by} has answered meanwhile`}
      >
        <p className={css.text}>{text}</p>
      </Notice>
    ));
}
