import { businessOfApplication } from '@town/contracts/advertisers/business-of-application';
import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { useRef } from 'react';
import { BusinessPreview } from '../../../businesses/business-preview';
import { canBeUndone } from '../../../businesses/can-be-undone';
import { CreatedInstead } from '../../../businesses/created-instead';
import { ExistingBusiness } from '../../../businesses/existing-business';
import { OwnBusiness } from '../../../businesses/own-business';
import type { ShownAdvertiser } from '../../../dashboard/advertisers-query';
import { paymentLabel } from '../../../dashboard/payment-label';
import { useFocusWhenLost } from '../../../lists/use-focus-when-lost';
import dialogCss from '../../dialog.module.css';
import { useStaff } from '../../session/staff';
import css from '../inbox.module.css';
import type { ShownItem } from '../inbox-item-reader';
import { useApplication, useApplicationActions } from './use-application';

/** An application's preview as a business, and the buttons that create the business. */
export function ApplicationPanel({ item }: { item: ShownItem }) {
  const id = item.recordId;
  const { town } = useSite();
  const { data, isError } = useApplication(id);
  if (isError) return <p>The application could not be fetched.</p>;
  return (
    <section className={css.card} aria-labelledby="application">
      <h2 id="application">The application</h2>
      <p>
        <Link to={`${pages.adminDashboard}?q=${encodeURIComponent(id)}`}>Open the application</Link>
        {data && ` It is ${data.status}.`}
      </p>
      {data && <p>{paymentLabel(data, town.timeZone)}</p>}
      {data && <Creation application={data} itemId={item.id} />}
    </section>
  );
}

interface CreationProps {
  application: ShownAdvertiser;
  itemId: string;
}

function Creation({ application, itemId }: CreationProps) {
  const { mayEdit } = useStaff();
  const { create, takeBack, refuse, isRefusing } = useApplicationActions(itemId);
  const { id, status, undoUntil, businessId, businessExisted } = application;
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhenLost(button, status);
  const isNew = canBeUndone(undoUntil);
  const own = businessId && (
    <>
      {application.chosenBusinessGone && <CreatedInstead />}
      <OwnBusiness
        businessId={businessId}
        existed={businessExisted}
        busy={takeBack.isPending}
        onRelease={
          mayEdit && !isNew
            ? (released) => takeBack.mutate({ id, businessId: released })
            : undefined
        }
        fallbackFocus={button}
      />
    </>
  );
  if (status !== 'active') {
    return (
      <>
        {own || <Preview application={application} create={mayEdit ? create : undefined} />}
        <WithoutBusiness application={application} />
        {mayEdit && (
          <div className={dialogCss.actions}>
            <Button
              ref={button}
              busy={create.isPending}
              idle={isRefusing}
              onClick={() => create.mutate({ application })}
            >
              {own ? 'Make it active again' : 'Create the business'}
            </Button>
            {status !== 'inactive' && (
              <Button
                variant="secondary"
                busy={isRefusing}
                idle={create.isPending}
                onClick={() => refuse(application)}
              >
                Refuse the application
              </Button>
            )}
          </div>
        )}
      </>
    );
  }
  if (!mayEdit || !isNew) return own;
  return (
    <>
      {own}
      <p>The approval can be taken back for ten minutes.</p>
      <Button
        ref={button}
        variant="secondary"
        busy={takeBack.isPending}
        onClick={() => takeBack.mutate({ id })}
      >
        Take the business back
      </Button>
    </>
  );
}

/** What a refusal leaves to be done. */
function WithoutBusiness({
  application: { id, status, payment },
}: Pick<CreationProps, 'application'>) {
  const isPaid = payment && payment.status !== 'refunded';
  const isRefused = status === 'inactive';
  if (isRefused && !isPaid) return null;
  return (
    <p>
      {!isRefused &&
        'To refuse it, send the reason as an answer below, because a refusal sends no mail. '}
      {isPaid && (
        <>
          {isRefused ? 'Its plan goes on' : 'After a refusal its plan would go on'} until an
          administrator gives the money back under{' '}
          <Link to={`${pages.adminDashboard}?view=payments&q=${encodeURIComponent(id)}`}>
            Payments
          </Link>
          .
        </>
      )}
    </p>
  );
}

interface PreviewProps {
  application: ShownAdvertiser;
  /** Missing for somebody who may only read. */
  create: ReturnType<typeof useApplicationActions>['create'] | undefined;
}

/** What an approval would publish, or the business of the directory that the application may be for. */
function Preview({ application, create }: PreviewProps) {
  const { businessName } = application;
  return (
    <>
      <h3>What will be published</h3>
      <ExistingBusiness
        name={businessName}
        busy={create?.isPending ?? false}
        onUse={create && ((business) => create.mutate({ application, business }))}
      />
      <BusinessPreview business={businessOfApplication(application)} />
    </>
  );
}
