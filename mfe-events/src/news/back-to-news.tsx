import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { ArrowLeft } from 'lucide-react';

/** The link back to the list. */
export function BackToNews() {
  return (
    <p>
      <Link to={pages.news}>
        <ArrowLeft size={18} aria-hidden />
        Back to News
      </Link>
    </p>
  );
}
