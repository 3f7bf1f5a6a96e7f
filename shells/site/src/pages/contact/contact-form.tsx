import { api } from '@town/contracts/api-paths';
import { contactMessageSchema } from '@town/contracts/contact-message';
import { RobotTrap } from '@town/slice-kit/robot-trap';
import { useToasts } from '@town/slice-kit/toasts';
import { useSubmission } from '@town/slice-kit/use-submission';
import { Button } from '@town/ui/button';
import { ErrorSummary } from '@town/ui/error-summary';
import { Notice } from '@town/ui/notice';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { useState } from 'react';
import css from './contact-form.module.css';

const empty = { fullName: '', email: '', phone: '', subject: '', message: '' };
const promise = "We'll get back to you within 24 hours.";

/** A message to the people behind the site. */
export function ContactForm() {
  const [sent, setSent] = useState(false);
  const showToast = useToasts((state) => state.show);
  const { submit, field, errors, busy, guard } = useSubmission({
    name: 'contact',
    schema: contactMessageSchema,
    defaultValues: empty,
    path: api.contact,
    onFailed: () =>
      showToast({
        tone: 'error',
        title: 'Error sending message',
        description: 'Please try again later or contact us directly.',
      }),
    onSent() {
      showToast({ tone: 'success', title: 'Message sent successfully!', description: promise });
      setSent(true);
    },
  });

  if (sent) {
    return (
      <>
        <Notice tone="success" title="Thank you for your message!">
          <p>{promise}</p>
        </Notice>
        <p>
          <Button variant="secondary" onClick={() => setSent(false)}>
            Send another message
          </Button>
        </p>
      </>
    );
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <ErrorSummary errors={errors} />
      <TextField label="Full name" autoComplete="name" required {...field('fullName')} />
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" optional {...field('phone')} />
      <TextField label="Subject" required {...field('subject')} />
      <TextArea label="Message" required {...field('message')} />
      <RobotTrap trap={guard} />
      <p>
        <Button type="submit" busy={busy}>
          Send Message
        </Button>
      </p>
    </form>
  );
}
