import type { StaffAdvertiser } from '@town/contracts/application-payment';
import { Button } from '@town/ui/button';
import { formatInstant } from '../lists/format-instant';
import css from './advertiser-card.module.css';
import { paymentLabel } from './payment-label';
import { StatusBadge } from './status-badge';
import type { AdvertiserActions } from './use-advertiser-actions';

interface AdvertiserCardProps {
  advertiser: StaffAdvertiser;
  actions: AdvertiserActions;
}

/** One application, and what staff can do with it. */
export function AdvertiserCard({ advertiser, actions }: AdvertiserCardProps) {
  const { id, businessName, status } = advertiser;
  const facts: [term: string, value: string][] = [
    ['Contact', `${advertiser.firstName} ${advertiser.lastName}`],
    ['Email', advertiser.email],
    ['Phone', advertiser.phone],
    ['Submitted', formatInstant(advertiser.submittedAt)],
    ['Business type', advertiser.businessType.replaceAll('_', ' ')],
    ['Address', advertiser.businessAddress || 'Not provided'],
    ['Website', advertiser.businessWebsite || 'Not provided'],
    ['Preferred plan', advertiser.preferredPlan],
    ['Payment', paymentLabel(advertiser)],
  ];
  const busy = actions.busy === id;
  return (
    <article className={css.card} aria-label={businessName}>
      <div className={css.head}>
        <h3 className={css.name}>{businessName}</h3>
        <StatusBadge status={status} />
      </div>
      <dl className={css.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {advertiser.businessDescription && (
        <p className={css.description}>{advertiser.businessDescription}</p>
      )}
      <div className={css.actions}>
        <Button
          variant="secondary"
          disabled={busy || status === 'contacted'}
          onClick={() => void actions.setStatus(advertiser, 'contacted')}
        >
          Mark Contacted
        </Button>
        <Button
          disabled={actions.creating !== null || status === 'active'}
          busy={actions.creating === id}
          onClick={() => void actions.createBusiness(advertiser)}
        >
          Create Business
        </Button>
        <Button
          variant="quiet"
          disabled={busy || status === 'inactive'}
          onClick={() => void actions.setStatus(advertiser, 'inactive')}
        >
          Deactivate
        </Button>
      </div>
    </article>
  );
}
