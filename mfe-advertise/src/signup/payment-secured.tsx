import { dollarLabel, type Plan, plans } from '@town/contracts/plans/price-list';
import { Dialog } from '@town/ui/dialog';
import { useEffect } from 'react';
import { useText } from '../messages/use-text';

/** How long the confirmation is shown, in milliseconds. */
const securedDuration = 5000;

interface PaymentSecuredProps {
  plan: Plan['id'];
  /** The amount paid, in US dollars. */
  amount: number;
  onDone(): void;
}

/** Confirms for a few seconds that the payment and the application have arrived. */
export function PaymentSecured({ plan, amount, onDone }: PaymentSecuredProps) {
  const text = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, however often the page renders
  useEffect(() => {
    const timer = setTimeout(onDone, securedDuration);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      open
      onClose={onDone}
      title={text('Payment Successful')}
      description={text('Your advertising package has been secured.')}
    >
      <p>
        <strong>{plans[plan].name}</strong>: {dollarLabel(amount)}
      </p>
      <ol>
        <li>{text('A receipt is on its way to your inbox.')}</li>
        <li>{text('We read your application and contact you within 24 hours.')}</li>
        <li>{text('We set up your listing together.')}</li>
      </ol>
      <p role="status">{text('Redirecting automatically...')}</p>
    </Dialog>
  );
}
