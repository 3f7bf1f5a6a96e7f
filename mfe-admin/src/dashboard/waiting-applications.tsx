import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { deskPages } from '../desk/desk-pages';
import { waitingQuery } from './waiting-query';

interface WaitingApplicationsProps {
  token: string;
  pending: number | undefined;
}

/**
 * Says which applications are still work. The item of one with the status "pending" may be done, for example as
 * junk, so that count alone does not say it.
 */
export function WaitingApplications({ token, pending }: WaitingApplicationsProps) {
  const { data: waiting } = useQuery(waitingQuery(token));
  if (waiting === undefined || pending === undefined) return null;
  const others =
    pending > waiting && 'Pending also counts applications whose item in the inbox is done.';
  return (
    <p>
      {waiting > 0 ? (
        <Link to={`${deskPages.inbox}?kind=application`}>
          {waiting === 1
            ? '1 application waits in the inbox'
            : `${waiting} applications wait in the inbox`}
        </Link>
      ) : (
        'No application waits in the inbox'
      )}
      . {others}
    </p>
  );
}
