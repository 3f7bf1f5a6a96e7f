import { pages } from '@town/contracts/paths';
import { town } from '@town/contracts/town';
import { Link } from '@town/slice-kit/router';
import { Notice } from '@town/ui/notice';

/** Below articles for visitors: the way to the directory. */
export function VisitBox() {
  return (
    <Notice title={`Planning Your Visit to ${town.name}?`}>
      <p>
        <Link to={pages.directory}>Browse the directory</Link> for places to eat, shop and stay a
        while.
      </p>
    </Notice>
  );
}
