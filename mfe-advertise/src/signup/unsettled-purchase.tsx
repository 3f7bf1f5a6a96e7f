import { withElements } from '@town/language/with-elements';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { Spinner } from '@town/ui/spinner';
import { useText } from '../messages/use-text';
import type { PurchaseState } from '../purchase/purchase-state';
import type { PurchaseFlow } from '../purchase/use-purchase';

interface UnsettledPurchaseProps extends Pick<PurchaseFlow, 'dispatch'> {
  state: PurchaseState;
}

/** Replaces the form while the outcome of the payment is unknown or the application is not sent. */
export function UnsettledPurchase({ state, dispatch }: UnsettledPurchaseProps) {
  return (
    <FocusOnMount key={state.stage}>
      <Unsettled state={state} dispatch={dispatch} />
    </FocusOnMount>
  );
}

function Unsettled({ state, dispatch }: UnsettledPurchaseProps) {
  const { town } = useSite();
  const text = useText();
  const mail = (content: string) => <a href={`mailto:${town.email}`}>{content}</a>;
  const { email } = town;
  switch (state.stage) {
    case 'checking':
      return <Spinner label={text('Looking up your payment...')} />;
    case 'sending':
      return <Spinner label={text('Sending your application...')} />;
    case 'unchecked':
      return (
        <Notice tone="warning" title={text('We do not know yet whether your payment went through')}>
          <p>
            {withElements(
              text('Please do not pay again. Ask once more, or write to <mail>{email}</mail>.', {
                email,
              }),
              { mail },
            )}
          </p>
          <Button onClick={() => dispatch({ type: 'check-again' })}>{text('Check again')}</Button>
        </Notice>
      );
    default:
      return (
        <Notice
          tone="warning"
          title={text('You have paid, but your application has not reached us')}
        >
          <p>
            {withElements(
              text(
                'It is kept in this browser for a day, and sending it again costs nothing. If it does not work, write to <mail>{email}</mail>.',
                { email },
              ),
              { mail },
            )}
          </p>
          <Button onClick={() => dispatch({ type: 'send-again' })}>
            {text('Send application again')}
          </Button>
        </Notice>
      );
  }
}
