import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type InboxAnswerCall, inboxAnswerCallSchema } from '@town/contracts/inbox/calls';
import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import dialogCss from '../dialog.module.css';
import { useStaff } from '../session/staff';
import { useUnsavedForm } from '../session/unsaved';
import css from './inbox.module.css';
import type { ShownItem } from './inbox-item-reader';
import { keptTextName, useAnswerKey, useKeeping, useKept } from './kept-text';
import { TemplateChoice } from './templates/template-choice';
import type { useInboxActions } from './use-inbox';

interface AnswerFormProps {
  item: ShownItem;
  answer: ReturnType<typeof useInboxActions>['answer'];
  /** Whether the item can be marked as done with the answer. */
  mayFinish: boolean;
}

/**
 * The form for an answer by e-mail. The text stays when it cannot be sent. If another clerk answers
 * meanwhile, that answer is shown, so the version in the request is one that this clerk has seen.
 */
export function AnswerForm({ item, answer, mayFinish }: AnswerFormProps) {
  const { email } = useStaff();
  const form = useForm<InboxAnswerCall>({
    resolver: standardSchemaResolver(inboxAnswerCallSchema),
    defaultValues: { subject: `Re: ${item.subject}`, text: '', template: null },
  });
  const { register, handleSubmit, reset, setValue, getValues, formState } = form;
  useKeptAnswer(form, keptTextName(email, item.id, 'answer'));
  const { errors } = formState;
  const fromTemplate = useRef('');
  useUnsavedForm(formState.isDirty, true);
  const sent = useAnswerKey(keptTextName(email, item.id, 'answer key'));

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

  const send = (finishes: boolean) =>
    handleSubmit((call) =>
      answer.mutate(
        { ...call, finishes, version: item.version, idempotencyKey: sent.keyOf(textOf(call)) },
        {
          onSuccess() {
            sent.forget();
            reset();
          },
        },
      ),
    );
  return (
    <form className={css.card} onSubmit={send(false)} noValidate aria-labelledby="answer">
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
      <AnswerButtons answer={answer} onFinish={mayFinish ? send(true) : undefined} />
    </form>
  );
}

interface AnswerButtonsProps extends Pick<AnswerFormProps, 'answer'> {
  /** Sends the answer and marks the item as done; missing where that is not offered. */
  onFinish: (() => void) | undefined;
}

function AnswerButtons({ answer: { isPending, variables }, onFinish }: AnswerButtonsProps) {
  const isFinishing = isPending && variables.finishes;
  const isSending = isPending && !isFinishing;
  return (
    <div className={dialogCss.actions}>
      <Button type="submit" busy={isSending} idle={isFinishing}>
        {isSending ? 'Sending...' : 'Send answer'}
      </Button>
      {onFinish && (
        <Button variant="secondary" busy={isFinishing} idle={isSending} onClick={onFinish}>
          Send and mark as done
        </Button>
      )}
    </div>
  );
}

const textOf = ({ subject, text }: InboxAnswerCall) => JSON.stringify([subject, text]);

const keptAnswer = z.object({
  subject: z.string(),
  text: z.string(),
  template: z.nullable(z.string()),
});

/** Fills the form with the text of an earlier visit, and keeps what is typed. */
function useKeptAnswer(form: UseFormReturn<InboxAnswerCall>, name: string): void {
  const { reset, formState } = form;
  const { subject, text, template = null } = form.watch();
  const kept = useKept(name, keptAnswer);
  useEffect(() => {
    // Compared with the empty form, the text stays unsaved.
    if (kept) reset(kept, { keepDefaultValues: true });
  }, [kept, reset]);
  useKeeping(name, { subject, text, template }, formState.isDirty);
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
