import { useQuery } from '@town/slice-kit/query';
import { Notice } from '@town/ui/notice';
import { archivedListingsQuery, listingsQuery } from '../listing/listing-query';
import { useText } from '../messages/use-text';
import { useRenews } from '../overview/archived-notice';
import { JustPaid } from '../overview/just-paid';
import { TakenOver } from '../overview/taken-over';
import { usePlanOrigin } from '../overview/use-plan-origin';

/**
 * Says what a plan may be for when its payer has no listing: somebody who has sold a business goes on paying,
 * also with a plan that was bought later with the same address.
 */
export function NoListingNotice() {
  const text = useText();
  const listings = useQuery(listingsQuery).data;
  const archived = useQuery(archivedListingsQuery).data;
  const renews = useRenews();
  const isNew = usePlanOrigin() === 'just-bought';
  if (!renews || listings?.length !== 0 || archived?.length !== 0) return null;
  return (
    <Notice
      tone={isNew ? 'info' : 'warning'}
      title={
        isNew ? text('No listing is in your account yet') : text('No listing is in your account')
      }
    >
      {!isNew && (
        <p>
          <strong>{text('Have you sold your business?')}</strong>{' '}
          {text(
            'Then your plan still pays for it, and its renewals are charged, until you press “Cancel the subscription” on this page.',
          )}
        </p>
      )}
      <TakenOver />
      <JustPaid
        applied={text(
          'Our staff set up your listing in 1 to 2 business days. Then it appears in your account.',
        )}
      />
    </Notice>
  );
}
