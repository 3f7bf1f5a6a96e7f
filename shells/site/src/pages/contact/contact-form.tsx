import { api } from '@town/contracts/api/paths';
import { contactMessageSchema } from '@town/contracts/contact-messages/form';
import { pages } from '@town/contracts/pages/paths';
import { RobotTrap } from '@town/slice-kit/robot-trap';
import { Link } from '@town/slice-kit/router';
import { useToasts } from '@town/slice-kit/toasts';
import { useSubmission } from '@town/slice-kit/use-submission';
import { Button } from '@town/ui/button';
import { ButtonLink } from '@town/ui/button-link';
import { ErrorSummary } from '@town/ui/error-summary';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../messages/use-text';
import css from '../page-form.module.css';

const empty = { fullName: '', email: '', phone: '', subject: '', message: '' };
const promise = "We'll get back to you within 24 hours.";

/** A message to the people behind the site. Without scripts it is posted to the page itself. */
export function ContactForm() {
  const text = useText();
  const title = text('Error sending message');
  const advice = text('Please try again later or contact us directly.');
  const showToast = useToasts((state) => state.show);
  const { form, formProps, posted, submit, field, errors, busy, guard } = useSubmission({
    name: 'contact',
    schema: contactMessageSchema,
    defaultValues: empty,
    path: api.contact,
    onFailed: (_, advise) => showToast({ tone: 'error', title, description: advise(advice) }),
    onSent() {
      showToast({
        tone: 'success',
        title: text('Message sent successfully!'),
        description: text(promise),
      });
      setSent(true);
    },
  });
  const [sent, setSent] = useState(posted?.outcome === 'accepted');

  const wasSent = useRef(sent);
  useEffect(() => {
    if (wasSent.current && !sent) form.setFocus('fullName');
    wasSent.current = sent;
  }, [sent, form]);

  if (sent) return <Thanks onAgain={() => setSent(false)} />;
  return (
    <form {...formProps} className={css.form} onSubmit={submit}>
      {posted?.outcome === 'failed' && (
        <Notice tone="error" title={title}>
          <p>{advice}</p>
        </Notice>
      )}
      <ErrorSummary errors={errors} />
      <TextField label={text('Full name')} autoComplete="name" required {...field('fullName')} />
      <TextField
        label={text('Email')}
        type="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      <TextField label={text('Phone')} type="tel" autoComplete="tel" optional {...field('phone')} />
      <TextField label={text('Subject')} required {...field('subject')} />
      <TextArea label={text('Message')} required {...field('message')} />
      <RobotTrap trap={guard} />
      <p>
        <Button type="submit" busy={busy}>
          {text('Send Message')}
        </Button>
      </p>
    </form>
  );
}

function Thanks({ onAgain }: { onAgain(): void }) {
  const text = useText();
  return (
    <FocusOnMount>
      <Notice tone="success" title={text('Thank you for your message!')}>
        <p>{text(promise)}</p>
      </Notice>
      <p>
        <ButtonLink as={Link} variant="secondary" to={pages.contact} onClick={onAgain}>
          {text('Send another message')}
        </ButtonLink>
      </p>
    </FocusOnMount>
  );
}
