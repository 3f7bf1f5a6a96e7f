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

const ended: { label: PlainMessage; tone: BadgeTone } = { label: 'Access ended', tone: 'grey' };

/** The businesses that somebody has claimed, and what the staff decided. */
export function ClaimsPart() {
  const text = useText();
  const claims = useQuery(claimsQuery);
  // Most owners never claim anything.
  if (claims.data?.length === 0) return null;
  return (
    <Part title={text('Your claims')}>
      <Fetched query={claims} what="your claims">
        {(list) => (
          <ul className={css.rows}>
            {list.map((claim) => (
              <ClaimRow key={claim.id} claim={claim} />
            ))}
          </ul>
        )}
      </Fetched>
    </Part>
  );
}

function ClaimRow({ claim }: { claim: OwnerClaim }) {
  const text = useText();
  const { town } = useSite();
  const day = useDay();
  const { businessName, submittedAt, decidedAt, reason } = claim;
  // Somebody who has sold the business, or whom its owner has removed.
  const hasEnded = claim.status === 'approved' && claim.manages === false;
  const { label, tone } = hasEnded ? ended : labels[claim.status];
  return (
    <li className={css.row}>
      <h3>
        {businessName}
        <Badge tone={tone}>{text(label)}</Badge>
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
      {hasEnded && (
        <p>
          <WriteTo
            words={text(
              'Your claim was approved, but you no longer manage this business: it has another owner, or your access was ended. Is that wrong? Write to <link>{email}</link>.',
              { email: town.email },
            )}
          />
        </p>
      )}
      {claim.status === 'refused' && (
        <p>
          <WriteTo
            words={text('Is it yours after all? Write to <link>{email}</link>.', {
              email: town.email,
            })}
          />
        </p>
      )}
    </li>
  );
}

/** Words with a link to an e-mail address. */
const WriteTo = ({ words }: { words: string }) =>
  withElements(words, { link: (address) => <a href={`mailto:${address}`}>{address}</a> });
