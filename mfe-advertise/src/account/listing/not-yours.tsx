import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { Notice } from '@town/ui/notice';

/** Said where a listing belongs to somebody else, or does not exist. */
export function NotYours() {
  return (
    <Notice tone="warning" title="This listing is not among yours">
      <p>
        Your account may have another e-mail address. <Link to={pages.account}>Your account</Link>{' '}
        shows what belongs to it.
      </p>
    </Notice>
  );
}
