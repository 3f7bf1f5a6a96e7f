import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { useEffect } from 'react';
import css from '../account.module.css';
import { AccountFrame } from '../account-page';
import { useText } from '../messages/use-text';

/** What the settings show once the account is deleted. */
export function AccountDeleted() {
  const text = useText();
  // The button that was pressed was far below.
  useEffect(() => window.scrollTo(0, 0), []);
  // The focused text repeats the title: screen readers say what has the focus, and the heading is above it.
  return (
    <AccountFrame title={text('Your Account Is Deleted')} back={false}>
      <FocusOnMount>
        <p>
          {text(
            'Your account is deleted. Every device is signed out. If you sign in with this address again, a new account begins.',
          )}
        </p>
        <p className={css.actions}>
          <ButtonLink as={Link} variant="secondary" to={pages.account}>
            {text('Sign in')}
          </ButtonLink>
        </p>
      </FocusOnMount>
    </AccountFrame>
  );
}
