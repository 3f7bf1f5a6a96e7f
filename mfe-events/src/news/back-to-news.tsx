import { pages } from '@town/contracts/paths';
import { Link } from '@town/slice-kit/router';
import { ArrowLeft } from 'lucide-react';

/** The way back to the list. */
export function BackToNews() {
  return (
    <p>
      <Link to={pages.news}>
        <ArrowLeft size={18} aria-hidden /> Back to News
      </Link>
    </p>
  );
}
