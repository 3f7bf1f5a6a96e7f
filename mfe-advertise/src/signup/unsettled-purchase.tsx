import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { Spinner } from '@town/ui/spinner';
import type { PurchaseState } from '../purchase/purchase-state';
import type { PurchaseFlow } from '../purchase/use-purchase';

interface UnsettledPurchaseProps extends Pick<PurchaseFlow, 'dispatch'> {
  state: PurchaseState;
}

/** In place of the form while the payment, or the application after it, is not settled. */
export function UnsettledPurchase({ state, dispatch }: UnsettledPurchaseProps) {
  return (
    <FocusOnMount key={state.stage}>
      <Unsettled state={state} dispatch={dispatch} />
    </FocusOnMount>
  );
}

function Unsettled({ state, dispatch }: UnsettledPurchaseProps) {
  const { town } = useSite();
  const mail = <a href={`mailto:${town.email}`}>{town.email}</a>;
  switch (state.stage) {
    case 'checking':
      return <Spinner label="Looking up your payment..." />;
    case 'sending':
      return <Spinner label="Sending your application..." />;
    case 'unchecked':
      return (
        <Notice tone="warning" title="We do not know yet whether your payment went through">
          <p>Please do not pay again. Ask once more, or write to {mail}.</p>
          <Button onClick={() => dispatch({ type: 'check-again' })}>Check again</Button>
        </Notice>
      );
    default:
      return (
        <Notice tone="warning" title="You have paid, but your application has not reached us">
          <p>
            It is kept in this browser for a day, and sending it again costs nothing. If it does not
            work, write to {mail}.
          </p>
          <Button onClick={() => dispatch({ type: 'send-again' })}>Send application again</Button>
        </Notice>
      );
  }
}
