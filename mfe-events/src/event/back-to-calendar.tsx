import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { ArrowLeft } from 'lucide-react';

/** The link back to the list. */
export function BackToCalendar() {
  return (
    <p>
      <Link to={pages.events}>
        <ArrowLeft size={18} aria-hidden />
        Back to the calendar
      </Link>
    </p>
  );
}
