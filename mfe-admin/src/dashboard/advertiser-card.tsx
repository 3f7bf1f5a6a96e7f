import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { canBeUndone } from '../businesses/can-be-undone';
import { codeWords } from '../lists/code-words';
import { formatInstant } from '../lists/format-instant';
import { planName } from '../lists/plan-name';
import { recordElementId } from '../lists/use-focus-after-action';
import css from './advertiser-card.module.css';
import type { ShownAdvertiser } from './advertisers-query';
import { BusinessOf } from './business-of';
import { CreationPreview } from './creation-preview';
import { paymentLabel } from './payment-label';
import { StatusBadge } from './status-badge';
import type { AdvertiserActions } from './use-advertiser-actions';

interface AdvertiserCardProps {
  advertiser: ShownAdvertiser;
  /** Missing for somebody who may only read. */
  actions: AdvertiserActions | undefined;
}

/** An application with the actions of staff. */
export function AdvertiserCard({ advertiser, actions }: AdvertiserCardProps) {
  const { town } = useSite();
  const { id, businessName, businessDescription, status } = advertiser;
  return (
    <article id={recordElementId(id)} className={css.card} aria-label={businessName} tabIndex={-1}>
      <div className={css.head}>
        <h3 className={css.name}>{businessName}</h3>
        <StatusBadge status={status} />
      </div>
      <dl className={css.facts}>
        {factsOf(advertiser, town.timeZone).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {businessDescription && <p className={css.description}>{businessDescription}</p>}
      {advertiser.businessId ? (
        <BusinessOf advertiser={advertiser} actions={actions} />
      ) : (
        status !== 'active' && <CreationPreview advertiser={advertiser} actions={actions} />
      )}
      {actions && <Actions advertiser={advertiser} actions={actions} />}
    </article>
  );
}

function factsOf(advertiser: ShownAdvertiser, timeZone: string): [term: string, value: string][] {
  return [
    ['Contact', `${advertiser.firstName} ${advertiser.lastName}`],
    ['Email', advertiser.email],
    ['Phone', advertiser.phone],
    ['Submitted', formatInstant(advertiser.submittedAt, timeZone)],
    ['Business type', codeWords(advertiser.businessType)],
    ['Address', advertiser.businessAddress || 'Not provided'],
    ['Website', advertiser.businessWebsite || 'Not provided'],
    ['Preferred plan', planName(advertiser.preferredPlan)],
    ['Payment', paymentLabel(advertiser, timeZone)],
  ];
}

interface ActionsProps {
  advertiser: ShownAdvertiser;
  actions: AdvertiserActions;
}

function Actions({ advertiser, actions }: ActionsProps) {
  const { id, status, undoUntil } = advertiser;
  const { changing, creating } = actions;
  const change = changing?.id === id ? changing.status : undefined;
  return (
    <div className={css.actions}>
      <Button
        variant="secondary"
        busy={change === 'contacted'}
        disabled={change === 'inactive' || status === 'contacted'}
        onClick={() => actions.setStatus(advertiser, 'contacted')}
      >
        Mark Contacted
      </Button>
      <Button
        busy={creating?.id === id}
        disabled={(creating && creating.id !== id) || status === 'active'}
        onClick={() => actions.createBusiness({ advertiser })}
      >
        Create Business
      </Button>
      {canBeUndone(undoUntil) && (
        <Button
          variant="secondary"
          busy={actions.takingBack === id}
          onClick={() => actions.takeBack({ id })}
        >
          Take business back
        </Button>
      )}
      <Button
        variant="quiet"
        busy={change === 'inactive'}
        disabled={change === 'contacted' || status === 'inactive'}
        onClick={() => actions.setStatus(advertiser, 'inactive')}
      >
        Deactivate
      </Button>
    </div>
  );
}
