import { useEffect, useState } from 'react';

/** Milliseconds after which the parts are shown, whatever has not arrived. */
const mostWaited = 3_000;

/**
 * Whether all that a page shows has arrived or has failed, or is too late. Parts that appear together do
 * not move each other's buttons, and a press that has begun is not lost. It stays true: a part that is
 * fetched again after a failure is pending once more, and the others must not disappear for it.
 */
export function useArrived(...queries: { status: string }[]): boolean {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArrived(true), mostWaited);
    return () => clearTimeout(timer);
  }, []);
  const isComplete = queries.every(({ status }) => status !== 'pending');
  if (isComplete && !arrived) setArrived(true);
  return arrived || isComplete;
}
