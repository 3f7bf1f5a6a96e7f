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
  const text = useText();
  return (
    <Link
      className="report-link"
      to={`${pages.report}?${new URLSearchParams({ kind, id, name })}`}
      rel="nofollow"
    >
      {text('Something wrong here?')}
      <span className="visually-hidden"> {name}</span>
    </Link>
  );
}
