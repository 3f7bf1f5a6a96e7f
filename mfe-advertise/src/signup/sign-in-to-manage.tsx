import { pages } from '@town/contracts/pages/paths';
import { withElements } from '@town/language/with-elements';
import { Link } from '@town/slice-kit/router';
import { useText } from '../messages/use-text';

/** Leads a buyer to the account. */
export function SignInToManage() {
  const text = useText();
  return (
    <p>
      {withElements(
        text(
          'Sign in to <link>your account</link> with the e-mail address of the payment to manage your listing and your subscription.',
        ),
        { link: (content) => <Link to={pages.account}>{content}</Link> },
      )}
    </p>
  );
}
