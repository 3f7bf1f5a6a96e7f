import { pages } from '@town/contracts/pages/paths';
import { withElements } from '@town/language/with-elements';
import { Link } from '@town/slice-kit/router';
import { useText } from './messages/use-text';

/** Leads an owner to the account, for which the menu of the site has no link. */
export function ListedAlready() {
  const text = useText();
  return (
    <p>
      {withElements(
        text(
          'Listed already? Sign in to <link>your account</link> to edit your listing, or to cancel or change your plan.',
        ),
        { link: (content) => <Link to={pages.account}>{content}</Link> },
      )}
    </p>
  );
}
