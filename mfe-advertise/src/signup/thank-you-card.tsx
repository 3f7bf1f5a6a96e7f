import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { Card } from '@town/ui/card';
import { FocusOnMount } from '@town/ui/focus-on-mount';

const steps = [
  'A representative calls or emails you.',
  'You talk about your goals.',
  'We set up your listing.',
  'It goes live in 1-2 business days.',
];

/** In place of the form, once the application has arrived. */
export function ThankYouCard() {
  const { town } = useSite();
  return (
    <FocusOnMount>
      <Card title="Thank You!" kind="Your application has arrived.">
        <p>We will contact you within 24 hours. What happens next:</p>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          Sign in to <Link to={pages.account}>your account</Link> with the e-mail address of the
          payment to manage your listing and your subscription.
        </p>
        <p>
          Questions meanwhile? Write to <a href={`mailto:${town.email}`}>{town.email}</a>.
        </p>
      </Card>
    </FocusOnMount>
  );
}
