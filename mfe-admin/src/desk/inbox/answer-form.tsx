import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type InboxAnswerCall, inboxAnswerCallSchema } from '@town/contracts/inbox/calls';
import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { useEffect, useState } from 'react';
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
  const kept = useKeptAnswer(form, keptTextName(email, item.id, 'answer'), item.answers.length);
  const { errors } = formState;
  useUnsavedForm(formState.isDirty, true);
  const keyOf = useAnswerKey(keptTextName(email, item.id, 'answer key'), kept.isTyped);

  /** A template replaces an earlier template, and is added below typed text. */
  function begin(template: string, text: string) {
    const typed = getValues('text');
    const own = typed === kept.fromTemplate ? '' : typed;
    kept.setFromTemplate(text);
    setValue('template', template);
    setValue('text', own ? `${own}\n\n${text}` : text, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  }

  const send = (finishes: boolean) =>
    handleSubmit((call) =>
      answer.mutate(
        { ...call, finishes, version: item.version, idempotencyKey: keyOf(textOf(call)) },
        { onSuccess: () => reset() },
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
      <Overtaking
        answers={item.answers.slice(kept.seen)}
        showsOwn={answer.isError || (kept.wasRestored && !answer.isPending)}
      />
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
  /** How many answers the item had when typing began. */
  seen: z.optional(z.number()),
  /** The text of the last chosen template. */
  fromTemplate: z.optional(z.string()),
});

/** Fills the form with the text of an earlier visit, and keeps what is typed. */
function useKeptAnswer(form: UseFormReturn<InboxAnswerCall>, name: string, answers: number) {
  const { reset, formState } = form;
  const { subject, text, template = null } = form.watch();
  const kept = useKept(name, keptAnswer);
  const [isRestored, setRestored] = useState(kept === undefined);
  const [seen, setSeen] = useState(kept?.seen ?? answers);
  const [fromTemplate, setFromTemplate] = useState(kept?.fromTemplate ?? '');
  useEffect(() => {
    if (!kept) return;
    const { subject, text, template } = kept;
    // Compared with the empty form, the text stays unsaved.
    reset({ subject, text, template }, { keepDefaultValues: true });
    setRestored(true);
  }, [kept, reset]);
  const isTyped = formState.isDirty || !isRestored;
  if (!isTyped && seen !== answers) setSeen(answers);
  const typed = { subject, text, template, seen, fromTemplate };
  // Until the form is filled, its own values are still empty.
  useKeeping(name, isRestored ? typed : kept, isTyped);
  return { isTyped, seen, fromTemplate, setFromTemplate, wasRestored: kept !== undefined };
}

interface OvertakingProps {
  answers: ShownItem['answers'];
  /** Own answers are news only if their response was lost, or the text is from an earlier visit. */
  showsOwn: boolean;
}

/** The answers that were sent since typing began. */
function Overtaking({ answers, showsOwn }: OvertakingProps) {
  const { email } = useStaff();
  return answers
    .filter(({ by }) => showsOwn || by !== email)
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
