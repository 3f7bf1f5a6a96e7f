import { dollarLabel, type Plan, plans } from '@town/contracts/plans/price-list';
import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { focusPartOf } from '@town/ui/focus-part-of';
import { Notice } from '@town/ui/notice';
import { useText } from '../messages/use-text';
import { SignInToManage } from '../signup/sign-in-to-manage';

interface PlanBoughtProps {
  plan: Plan['id'];
  /** The amount paid, in US dollars. */
  amount: number;
  onDone(): void;
}

/** Confirms the payment of a plan that was bought without an application. The toast about it goes away. */
export default function PlanBought({ plan, amount, onDone }: PlanBoughtProps) {
  const text = useText();
  return (
    <FocusOnMount>
      <Notice tone="success" title={text('Payment Successful')}>
        <p>
          <strong>{plans[plan].name}</strong>: {dollarLabel(amount)}.{' '}
          {text('A receipt is on its way to your inbox.')}
        </p>
        <SignInToManage />
        <Button
          variant="secondary"
          onClick={({ currentTarget }) => {
            focusPartOf(currentTarget);
            onDone();
          }}
        >
          {text('Buy another plan')}
        </Button>
      </Notice>
    </FocusOnMount>
  );
}
