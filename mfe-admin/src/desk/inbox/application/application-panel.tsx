import { businessOfApplication } from '@town/contracts/advertisers/business-of-application';
import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { type RefObject, useRef } from 'react';
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
  // Not to a button: it may undo what a colleague has decided meanwhile.
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(heading, data?.status);
  if (isError) return <p>The application could not be fetched.</p>;
  return (
    <section className={css.card} aria-labelledby="application">
      <h2 ref={heading} id="application" tabIndex={-1}>
        The application
      </h2>
      <p>
        <Link to={`${pages.adminDashboard}?q=${encodeURIComponent(id)}`}>Open the application</Link>
        {data && ` It is ${data.status}.`}
      </p>
      {data && <p>{paymentLabel(data, town.timeZone)}</p>}
      {data && <Creation application={data} itemId={item.id} heading={heading} />}
    </section>
  );
}

interface CreationProps {
  application: ShownAdvertiser;
  itemId: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Creation({ application, itemId, heading }: CreationProps) {
  const { mayEdit } = useStaff();
  const actions = useApplicationActions(itemId);
  const { create, takeBack } = actions;
  const { id, status, undoUntil, businessId, businessExisted } = application;
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
        fallbackFocus={heading}
      />
    </>
  );
  if (status !== 'active') {
    return (
      <>
        {own || <Preview application={application} create={mayEdit ? create : undefined} />}
        {mayEdit && <Decision {...{ application, actions }} />}
      </>
    );
  }
  if (!mayEdit || !isNew) return own;
  return (
    <>
      {own}
      <p>The approval can be taken back for ten minutes.</p>
      <Button variant="secondary" busy={takeBack.isPending} onClick={() => takeBack.mutate({ id })}>
        Take the business back
      </Button>
    </>
  );
}

interface DecisionProps extends Pick<CreationProps, 'application'> {
  actions: ReturnType<typeof useApplicationActions>;
}

/** Approves or refuses an application, and says what a refusal leaves to be done. */
function Decision({ application, actions }: DecisionProps) {
  const { create, refuse, isRefusing } = actions;
  const { status, payment, paymentIntentId, email, businessId } = application;
  const isRefused = status === 'inactive';
  // A payment that is only claimed may be confirmed a minute later.
  const isPaid = payment ? payment.status !== 'refunded' : paymentIntentId !== null;
  return (
    <>
      {!isRefused && (
        <p>To refuse it, send the reason as an answer below, because a refusal sends no mail.</p>
      )}
      {isPaid && (
        <p>
          {!isRefused && 'A refusal ends no plan. '}If its plan still runs, it goes on until it is
          cancelled, or an administrator gives the money back under{' '}
          <Link
            to={`${pages.adminDashboard}?view=payments&q=${encodeURIComponent(paymentIntentId ?? email)}`}
          >
            Payments
          </Link>
          .
        </p>
      )}
      <div className={dialogCss.actions}>
        <Button
          busy={create.isPending}
          idle={isRefusing}
          onClick={() => create.mutate({ application })}
        >
          {businessId ? 'Make it active again' : 'Create the business'}
        </Button>
        {!isRefused && (
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
    </>
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
