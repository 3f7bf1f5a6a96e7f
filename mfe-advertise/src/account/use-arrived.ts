import { useQuery } from '@town/slice-kit/query';
import { useEffect, useState } from 'react';
import { claimsQuery } from '../claim/claims-query';
import { archivedListingsQuery, listingsQuery } from '../listing/listing-query';
import { passkeysQuery } from '../passkeys/passkeys-query';
import { devicesQuery } from '../settings/devices-query';
import { subscriptionsQuery } from '../subscription/subscription-query';

/** Milliseconds after which the parts are shown, whatever has not arrived. */
const mostWaited = 3_000;

/**
 * Whether all that the parts of the overview show has arrived or has failed, or is too late. It stays true: a part that is
 * fetched again after a failure is pending once more, and the others must not disappear for it.
 */
export function useArrived(): boolean {
  const statuses = [
    useQuery(listingsQuery).status,
    useQuery(archivedListingsQuery).status,
    useQuery(subscriptionsQuery).status,
    useQuery(claimsQuery).status,
    useQuery(devicesQuery).status,
    useQuery(passkeysQuery).status,
  ];
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArrived(true), mostWaited);
    return () => clearTimeout(timer);
  }, []);
  const isComplete = !statuses.includes('pending');
  if (isComplete && !arrived) setArrived(true);
  return arrived || isComplete;
}
