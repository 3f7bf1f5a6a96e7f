import { withElements } from '@town/language/with-elements';
import { useSite } from '@town/slice-kit/site';
import { Card } from '@town/ui/card';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { useText } from '../messages/use-text';
import { SignInToManage } from './sign-in-to-manage';

const steps = [
  'A representative calls or emails you.',
  'You talk about your goals.',
  'We set up your listing.',
  'It goes live in 1-2 business days.',
] as const;

/** Replaces the form once the application has arrived. */
export function ThankYouCard() {
  const text = useText();
  const { town } = useSite();
  return (
    <FocusOnMount>
      <Card title={text('Thank You!')} kind={text('Your application has arrived.')}>
        <p>{text('We will contact you within 24 hours. What happens next:')}</p>
        <ol>
          {steps.map((step) => (
            <li key={step}>{text(step)}</li>
          ))}
        </ol>
        <SignInToManage />
        <p>
          {withElements(
            text('Questions meanwhile? Write to <mail>{email}</mail>.', { email: town.email }),
            { mail: (content) => <a href={`mailto:${town.email}`}>{content}</a> },
          )}
        </p>
      </Card>
    </FocusOnMount>
  );
}
