import type { OwnerClaim } from '@town/contracts/owners/claims';
import { useQuery } from '@town/slice-kit/query';
import { useSite } from '@town/slice-kit/site';
import { Badge, type BadgeTone } from '@town/ui/badge';
import css from '../account.module.css';
import { claimsQuery } from '../claim/claims-query';
import { Fetched, Part } from '../part';
import { dayOf } from '../words';

const labels: Record<OwnerClaim['status'], { label: string; tone: BadgeTone }> = {
  pending: { label: 'Being checked', tone: 'yellow' },
  approved: { label: 'Approved', tone: 'green' },
  refused: { label: 'Refused', tone: 'red' },
};

/** The businesses that somebody has claimed, and what the staff decided. */
export function ClaimsPart() {
  const { town } = useSite();
  const claims = useQuery(claimsQuery);
  // Most owners never claim anything.
  if (claims.data?.length === 0) return null;
  return (
    <Part title="Your claims">
      <Fetched query={claims} what="your claims">
        {(list) => (
          <ul className={css.rows}>
            {list.map(({ id, businessName, status, submittedAt, decidedAt, reason }) => (
              <li key={id} className={css.row}>
                <h3>
                  {businessName}
                  <Badge tone={labels[status].tone}>{labels[status].label}</Badge>
                </h3>
                <p className={css.soft}>
                  Sent on {dayOf(submittedAt, town.timeZone)}
                  {decidedAt && `, decided on ${dayOf(decidedAt, town.timeZone)}`}
                </p>
                {reason && (
                  <p>
                    <strong>Our answer:</strong> {reason}
                  </p>
                )}
                {status === 'refused' && (
                  <p>
                    Is it yours after all? Write to{' '}
                    <a href={`mailto:${town.email}`}>{town.email}</a>.
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
