import { api } from '@town/contracts/api/paths';
import { reportSchema } from '@town/contracts/reports/form';
import { RobotTrap } from '@town/slice-kit/robot-trap';
import { useToasts } from '@town/slice-kit/toasts';
import { useSubmission } from '@town/slice-kit/use-submission';
import { Button } from '@town/ui/button';
import { ErrorSummary } from '@town/ui/error-summary';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useText } from '../../messages/use-text';
import css from '../page-form.module.css';

const typed = z.pick(reportSchema, { message: true, email: true });

/** The form for reporting a mistake in a record. Without scripts it is posted to the page itself. */
export function ReportForm({ kind, id }: { kind: string; id: string }) {
  const text = useText();
  const failure = text('Your report could not be sent');
  const showToast = useToasts((state) => state.show);
  const { formProps, posted, submit, field, errors, busy, guard } = useSubmission({
    name: 'report',
    schema: z.pipe(
      typed,
      z.transform((values) => ({ ...values, kind, id })),
    ),
    defaultValues: { message: '', email: '' },
    path: api.reports,
    onFailed: (_, advise) =>
      showToast({
        tone: 'error',
        title: failure,
        description: advise(text('Please try again later.')),
      }),
    onSent: () => setSent(true),
  });
  const [sent, setSent] = useState(posted?.outcome === 'accepted');
  if (sent) {
    return (
      <FocusOnMount>
        <Notice tone="success" title={text('Thank you for telling us!')}>
          <p>{text('The staff will look at it.')}</p>
        </Notice>
      </FocusOnMount>
    );
  }
  return (
    <form {...formProps} className={css.form} onSubmit={submit}>
      {posted?.outcome === 'failed' && (
        <Notice tone="error" title={failure}>
          <p>{text('Please try again later.')}</p>
        </Notice>
      )}
      <ErrorSummary errors={errors} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <TextArea label={text('What is wrong?')} required {...field('message')} />
      <TextField
        label={text('Email')}
        help={text('If you would like an answer')}
        type="email"
        autoComplete="email"
        optional
        {...field('email')}
      />
      <RobotTrap trap={guard} />
      <p>
        <Button type="submit" busy={busy}>
          {text('Send Report')}
        </Button>
      </p>
    </form>
  );
}
