import { Link } from '@town/slice-kit/router';
import { deskPages } from '../desk-pages';
import { useItemTrail } from './item-trail';

/** The ways on from an item: back to the list, and to the next item of that list. */
export function ItemWays() {
  const { inbox, following } = useItemTrail();
  const [next, ...rest] = following;
  return (
    <>
      <Link to={inbox}>Inbox</Link>
      {next && (
        <>
          {' · '}
          <Link to={deskPages.inboxItem(next)} state={{ inbox, following: rest }}>
            Next item
          </Link>
        </>
      )}
    </>
  );
}
