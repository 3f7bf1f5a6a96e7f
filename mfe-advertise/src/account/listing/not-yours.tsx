import { pages } from '@town/contracts/pages/paths';
import { withElements } from '@town/language/with-elements';
import { Link } from '@town/slice-kit/router';
import { Notice } from '@town/ui/notice';
import { useText } from '../messages/use-text';

/** Said where a listing belongs to somebody else, or does not exist. */
export function NotYours() {
  const text = useText();
  return (
    <Notice tone="warning" title={text('This listing is not among yours')}>
      <p>
        {withElements(
          text(
            'Your account may have another e-mail address. <link>Your account</link> shows what belongs to it.',
          ),
          { link: (words) => <Link to={pages.account}>{words}</Link> },
        )}
      </p>
    </Notice>
  );
}
