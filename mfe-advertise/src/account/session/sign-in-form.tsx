import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ownerApi } from '@town/contracts/api/paths';
import { ownerSignInSchema } from '@town/contracts/owners/session';
import { useTexts } from '@town/language/texts';
import { unsentReason } from '@town/slice-kit/failure-reason';
import { useMutation } from '@town/slice-kit/query';
import { useLocation } from '@town/slice-kit/router';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { TextField } from '@town/ui/text-field';
import { useForm } from 'react-hook-form';
import css from '../account.module.css';
import { useFieldError } from '../messages/use-field-error';
import { useText } from '../messages/use-text';
import { NeedsCookies } from './needs-cookies';
import { OfficeContact } from './office-contact';
import { PasskeySignIn } from './passkey-sign-in';
import { keepPlace } from './place';
import { WithoutScripts } from './without-scripts';

interface SignInFormProps {
  /** Whether signing in returns to this page. */
  keepsPlace?: boolean;
  /** The address that the field begins with. */
  email?: string;
}

/**
 * Asks for an e-mail address and sends a link to it. The answer is the same for every address, so
 * that nobody can find out who has an account.
 */
export function SignInForm({ keepsPlace = false, email = '' }: SignInFormProps) {
  const text = useText();
  const { language } = useTexts();
  const fieldError = useFieldError();
  const { pathname, search } = useLocation();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(ownerSignInSchema),
    defaultValues: { email },
  });
  const request = useMutation({
    mutationFn: (body: { email: string }) =>
      sendJson(ownerApi.signIn, body, { asOwner: true, language }),
    onSuccess() {
      if (keepsPlace) keepPlace(pathname + search);
    },
    onError(error) {
      setError('email', { message: unsentReason(error) }, { shouldFocus: true });
    },
  });
  if (request.isSuccess) {
    return <LinkSent email={request.variables.email} onAgain={() => request.reset()} />;
  }
  return (
    <>
      <form
        method="post"
        className={css.form}
        onSubmit={handleSubmit((body) => request.mutate(body))}
        noValidate
        aria-label={text('Sign in')}
      >
        <WithoutScripts>{text('Signing in works with JavaScript switched on.')}</WithoutScripts>
        <NeedsCookies />
        <p>
          {text(
            'There is no password. We send you a link by e-mail, and the link signs you in. Use the address that you gave us with your listing.',
          )}
        </p>
        <TextField
          label={text('Email')}
          type="email"
          autoComplete="email"
          required
          {...register('email')}
          error={fieldError(formState.errors.email)}
          announced
        />
        <p>
          <Button type="submit" className="needs-scripts" busy={request.isPending}>
            {request.isPending ? text('Sending...') : text('Send me a sign-in link')}
          </Button>
        </p>
      </form>
      <PasskeySignIn stays={keepsPlace} />
      <LostAddress />
    </>
  );
}

/** Only the staff can help an owner who has lost access to the e-mail address. */
const LostAddress = () => (
  <p>
    <OfficeContact when="lostAddress" />
  </p>
);

function LinkSent({ email, onAgain }: { email: string; onAgain(): void }) {
  const text = useText();
  return (
    <FocusOnMount>
      <Notice tone="success" title={text('Check your mail')}>
        <p>
          {text(
            'If {email} can have an account here, we have sent a link to it. It works once, for 15 minutes. Open it in this browser.',
            { email },
          )}
        </p>
        <p>{text('Nothing there? Look among the unwanted mail, or check the address.')}</p>
        <Button variant="secondary" onClick={onAgain}>
          {text('Use another address or send it again')}
        </Button>
      </Notice>
    </FocusOnMount>
  );
}
