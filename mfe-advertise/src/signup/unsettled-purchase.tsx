import { town } from '@town/contracts/town';
import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import { Spinner } from '@town/ui/spinner';
import type { PurchaseFlow } from '../payment/use-purchase';

/** In place of the form while a payment or the application behind it is not settled. */
export function UnsettledPurchase({ flow }: { flow: PurchaseFlow }) {
  const mail = <a href={`mailto:${town.email}`}>{town.email}</a>;
  switch (flow.stage) {
    case 'checking':
      return <Spinner label="Looking up your payment..." />;
    case 'sending':
      return <Spinner label="Sending your application..." />;
    case 'unchecked':
      return (
        <Notice tone="warning" title="We do not know yet whether your payment went through">
          <p>Please do not pay again. Ask once more, or write to {mail}.</p>
          <Button onClick={() => void flow.checkAgain()}>Check again</Button>
        </Notice>
      );
    default:
      return (
        <Notice tone="warning" title="You have paid, but your application has not reached us">
          <p>
            It is kept in this browser, and sending it again costs nothing. If it does not work,
            write to {mail}.
          </p>
          <Button onClick={() => void flow.sendAgain()}>Send application again</Button>
        </Notice>
      );
  }
}
