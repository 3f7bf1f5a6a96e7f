import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useTexts } from '@town/language/texts';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useText } from '../messages/use-text';
import { loadProvider } from './load-provider';

interface ProviderFieldsProps {
  /** Identifies the payment, or the setup of a card, to the provider. */
  clientSecret: string;
  children: ReactNode;
}

/**
 * Loads the payment provider for its children, the card fields. If that fails, it offers to try again. The
 * card data never passes through this site: the fields are in frames of the provider. In the payment
 * sandbox a stand-in draws the same fields into the page.
 */
export function ProviderFields({ clientSecret, children }: ProviderFieldsProps) {
  const text = useText();
  const { language } = useTexts();
  const { payments } = useSite();
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [dark, setDark] = useState(false);
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    if (!payments) return;
    loadProvider(payments).then(setStripe, (error: unknown) => {
      reportError(error);
      setFailed(true);
    });
  }, [payments]);
  useEffect(() => {
    setDark(matchMedia('(prefers-color-scheme: dark)').matches);
    load();
  }, [load]);

  return (
    <>
      {failed && (
        <Notice tone="error" title={text('The card form could not be loaded')}>
          <p>
            {text('Nothing was charged. Your connection may be slow, or something may be blocked.')}
          </p>
          <Button variant="secondary" onClick={load}>
            {text('Try again')}
          </Button>
        </Notice>
      )}
      <Elements
        stripe={stripe}
        options={{
          clientSecret,
          locale: language,
          appearance: { theme: dark ? 'night' : 'stripe' },
        }}
      >
        {children}
      </Elements>
    </>
  );
}
