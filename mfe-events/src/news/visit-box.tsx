import { pages } from '@town/contracts/pages/paths';
import { withElements } from '@town/language/with-elements';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { Notice } from '@town/ui/notice';
import { useText } from '../messages/use-text';

/** Shown below articles about tourism: a link to the directory. */
export function VisitBox() {
  const text = useText();
  const { town } = useSite();
  return (
    <Notice title={text('Planning Your Visit to {town}?', { town: town.name })}>
      <p>
        {withElements(
          text('<link>Browse the directory</link> for places to eat, shop and stay a while.'),
          { link: (content) => <Link to={pages.directory}>{content}</Link> },
        )}
      </p>
    </Notice>
  );
}
