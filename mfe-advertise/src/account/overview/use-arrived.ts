import { useQuery } from '@town/slice-kit/query';
import { claimsQuery } from '../claim/claims-query';
import { archivedListingsQuery, listingsQuery } from '../listing/listing-query';
import { passkeysQuery } from '../passkeys/passkeys-query';
import { devicesQuery } from '../settings/devices-query';
import { subscriptionsQuery } from '../subscription/subscription-query';

/** Whether all that the parts of the overview show has arrived, or has failed. */
export function useArrived(): boolean {
  const statuses = [
    useQuery(listingsQuery).status,
    useQuery(archivedListingsQuery).status,
    useQuery(subscriptionsQuery).status,
    useQuery(claimsQuery).status,
    useQuery(devicesQuery).status,
    useQuery(passkeysQuery).status,
  ];
  return !statuses.includes('pending');
}
