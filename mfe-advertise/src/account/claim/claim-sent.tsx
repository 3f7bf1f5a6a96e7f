import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { useText } from '../messages/use-text';

/** Replaces the form once a claim was received. */
export function ClaimSent() {
  const text = useText();
  return (
    <FocusOnMount>
      <Notice tone="success" title={text('We have your claim')}>
        <p>
          {text(
            'Our staff check it and write to you. Until then nothing changes, and your account shows how it stands.',
          )}
        </p>
        <p>
          <ButtonLink as={Link} to={pages.account}>
            {text('To your account')}
          </ButtonLink>
        </p>
      </Notice>
    </FocusOnMount>
  );
}
