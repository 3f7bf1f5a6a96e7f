import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { Notice } from '@town/ui/notice';

/** Shown below articles about tourism: a link to the directory. */
export function VisitBox() {
  const { town } = useSite();
  return (
    <Notice title={`Planning Your Visit to ${town.name}?`}>
      <p>
        <Link to={pages.directory}>Browse the directory</Link> for places to eat, shop and stay a
        while.
      </p>
    </Notice>
  );
}
