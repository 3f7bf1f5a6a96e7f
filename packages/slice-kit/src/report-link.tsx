import { pages } from '@town/contracts/pages/paths';
import type { reportableKinds } from '@town/contracts/reports/form';
import { Link } from '@town/slice-kit/router';
import { useText } from './use-text';

interface ReportLinkProps {
  kind: (typeof reportableKinds)[number];
  id: string;
  name: string;
}

/** "Something wrong here?": leads to the form by which visitors tell the staff about a record. */
export function ReportLink({ kind, id, name }: ReportLinkProps) {
  const question = useText()('Something wrong here?');
  return (
    <Link
      className="report-link"
      to={`${pages.report}?${new URLSearchParams({ kind, id, name })}`}
      rel="nofollow"
      // Screen readers read a hidden end of a link as another link.
      aria-label={`${question} ${name}`}
    >
      {question}
    </Link>
  );
}
