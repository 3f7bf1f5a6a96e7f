import type { OwnerClaim } from '@town/contracts/owners/claims';
import { Original } from '@town/language/content-language';
import { withElements } from '@town/language/with-elements';
import { useQuery } from '@town/slice-kit/query';
import { useSite } from '@town/slice-kit/site';
import { Badge, type BadgeTone } from '@town/ui/badge';
import css from '../account.module.css';
import { claimsQuery } from '../claim/claims-query';
import { type PlainMessage, useText } from '../messages/use-text';
import { Fetched, Part } from '../part';
import { useDay } from '../words';

const labels: Record<OwnerClaim['status'], { label: PlainMessage; tone: BadgeTone }> = {
  pending: { label: 'Being checked', tone: 'yellow' },
  approved: { label: 'Approved', tone: 'green' },
  refused: { label: 'Refused', tone: 'red' },
};

/** The businesses that somebody has claimed, and what the staff decided. */
export function ClaimsPart() {
  const text = useText();
  const { town } = useSite();
  const day = useDay();
  const claims = useQuery(claimsQuery);
  // Most owners never claim anything.
  if (claims.data?.length === 0) return null;
  return (
    <Part title={text('Your claims')}>
      <Fetched query={claims} what="your claims">
        {(list) => (
          <ul className={css.rows}>
            {list.map(({ id, businessName, status, submittedAt, decidedAt, reason }) => (
              <li key={id} className={css.row}>
                <h3>
                  {businessName}
                  <Badge tone={labels[status].tone}>{text(labels[status].label)}</Badge>
                </h3>
                <p className={css.soft}>
                  {decidedAt
                    ? text('Sent on {date}, decided on {decided}', {
                        date: day(submittedAt),
                        decided: day(decidedAt),
                      })
                    : text('Sent on {date}', { date: day(submittedAt) })}
                </p>
                {reason && (
                  <p>
                    <strong>{text('Our answer:')}</strong> <Original>{reason}</Original>
                  </p>
                )}
                {status === 'refused' && (
                  <p>
                    {withElements(
                      text('Is it yours after all? Write to <link>{email}</link>.', {
                        email: town.email,
                      }),
                      { link: (address) => <a href={`mailto:${address}`}>{address}</a> },
                    )}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </Fetched>
    </Part>
  );
}
