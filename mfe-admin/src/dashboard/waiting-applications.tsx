import { inboxCountsSchema } from '@town/contracts/inbox/calls';
import { inboxApi } from '@town/contracts/inbox/paths';
import { queryOptions, useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { deskPages } from '../desk/desk-pages';
import { fetchAsStaff } from '../lists/fetch-list';
import { advertisersKey } from './advertisers-query';

/** How many open items of the inbox are applications. */
const waitingQuery = (token: string) =>
  queryOptions({
    queryKey: [advertisersKey, 'waiting'],
    queryFn: async ({ signal }) => {
      const { data } = await fetchAsStaff(inboxApi.counts, token, signal);
      return inboxCountsSchema.parse(data)['application'] ?? 0;
    },
    staleTime: 0,
  });

interface WaitingApplicationsProps {
  token: string;
  pending: number | undefined;
}

/**
 * Says which applications are still work. An application that was only marked as done in the inbox, for example as
 * junk, keeps the status "pending", and so is in that count for ever.
 */
export function WaitingApplications({ token, pending }: WaitingApplicationsProps) {
  const { data: waiting } = useQuery(waitingQuery(token));
  if (waiting === undefined || pending === undefined) return null;
  const others =
    pending > waiting && 'Pending also counts those that were marked as done in the inbox.';
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
