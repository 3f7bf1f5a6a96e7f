import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { ArrowLeft } from 'lucide-react';
import { useText } from '../messages/use-text';

/** The link back to the list. */
export function BackToCalendar() {
  const text = useText();
  return (
    <p data-print="hide">
      <Link to={pages.events}>
        <ArrowLeft size={18} aria-hidden />
        {text('Back to the calendar')}
      </Link>
    </p>
  );
}
