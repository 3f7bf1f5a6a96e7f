import { Link } from '@town/slice-kit/router';
import { ArrowLeft } from 'lucide-react';

interface BackLinkProps {
  to: string;
  children: string;
}

/** The link from a record's page to its list. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <p data-print="hide">
      <Link to={to}>
        <ArrowLeft size={18} aria-hidden />
        {children}
      </Link>
    </p>
  );
}
