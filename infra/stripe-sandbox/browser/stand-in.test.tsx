import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { SandboxStripe } from './sandbox-stripe.js';

let sandbox: ChildProcess;
let url: string;

beforeAll(async () => {
  const { NODE_OPTIONS: _ofTheTests, ...env } = process.env;
  sandbox = spawn(process.execPath, [join(__dirname, '../dist/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(sandbox.stdout!, 'data');
  url = JSON.parse(String(line)).url;
  Object.assign(window, {
    Stripe: Object.assign((key: string) => new SandboxStripe(key, `${url}/browser/`), {
      version: 'endive',
    }),
  });
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
});

afterAll(async () => {
  sandbox.kill();
  await once(sandbox, 'exit');
});

async function newClientSecret(kind: 'payment' | 'setup'): Promise<string> {
  const params = { payment: { amount: '4900', currency: 'usd' }, setup: { usage: 'off_session' } };
  const response = await fetch(`${url}/v1/${kind}_intents`, {
    method: 'POST',
    headers: { Authorization: 'Bearer sk_test_1' },
    body: new URLSearchParams(params[kind]),
  });
  return (await response.json()).client_secret;
}

/** A shop's payment page that uses Stripe's own packages only. */
function Checkout({ kind }: { kind: 'payment' | 'setup' }) {
  const stripe = useStripe();
  const elements = useElements();
  const [said, say] = useState('');
  async function pay() {
    const options = {
      elements: elements!,
      confirmParams: { return_url: 'https://shop.example/advertise?payment=success' },
      redirect: 'if_required' as const,
    };
    if (kind === 'payment') {
      const { error, paymentIntent } = await stripe!.confirmPayment(options);
      act(() => say(error?.message ?? String(paymentIntent?.status)));
    } else {
      const { error, setupIntent } = await stripe!.confirmSetup(options);
      act(() => say(error?.message ?? String(setupIntent?.status)));
    }
  }
  return (
    <>
      <PaymentElement onReady={() => say('Ready')} />
      <button type="button" onClick={() => void pay()}>
        Pay
      </button>
      <p role="status">{said}</p>
    </>
  );
}

async function showCheckout(
  kind: 'payment' | 'setup' = 'payment',
  locale?: 'en' | 'es',
): Promise<void> {
  const clientSecret = await newClientSecret(kind);
  render(
    <StrictMode>
      <Elements stripe={loadStripe('pk_test_1')} options={{ clientSecret, locale }}>
        <Checkout kind={kind} />
      </Elements>
    </StrictMode>,
  );
  await waitFor(() => expect(screen.getByRole('status')).toHaveProperty('textContent', 'Ready'));
}

async function pay(number: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('Card number'), number);
  await userEvent.type(screen.getByLabelText('Expiration date'), '12 / 34');
  await userEvent.type(screen.getByLabelText('Security code'), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
}

const untilItSays = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveProperty('textContent', text));

test.each([
  ['4242424242424242', 'succeeded'],
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4242424242424241', 'Your card number is invalid.'],
])('with the card %s, Stripe’s own components say: %s', async (number, said) => {
  await showCheckout();
  await pay(number);
  await untilItSays(said);
});

test.each([
  ['4242424242424242', 'succeeded'],
  ['4000000000000002', 'Your card was declined.'],
])('the card %s is saved by Stripe’s own components: %s', async (number, said) => {
  await showCheckout('setup');
  await pay(number);
  await untilItSays(said);
});

describe.each([['payment'], ['setup']] as const)('in a %s', (mode) => {
  test.each([
    ['Complete authentication', 'succeeded'],
    [
      'Fail authentication',
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    ],
  ])('the 3-D Secure answer "%s" leads to: %s', async (answer, said) => {
    await showCheckout(mode);
    await pay('4000002500003155');
    await screen.findByRole('dialog', { name: '3-D Secure' });
    await act(() => userEvent.click(screen.getByRole('button', { name: answer })));
    await untilItSays(said);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('an empty form shows an error at each missing field', async () => {
  await showCheckout();
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  await untilItSays('Your card number is incomplete.');
  for (const [label, message] of [
    ['Card number', 'Your card number is incomplete.'],
    ['Expiration date', "Your card's expiration date is incomplete."],
    ['Security code', "Your card's security code is incomplete."],
  ] as const) {
    const input = screen.getByLabelText(label);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe(message);
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Card number'));
});

test('the form shows that it is a sandbox', async () => {
  await showCheckout();
  expect(
    screen.getByText(/payment sandbox: no real card is charged.*4242 4242 4242 4242/),
  ).toBeTruthy();
});

describe('on a Spanish page', () => {
  const spanish = {
    number: 'Número de tarjeta',
    expiry: 'Vencimiento',
    code: 'Código de seguridad',
  };

  test('fields, hints and errors are in Spanish', async () => {
    await showCheckout('payment', 'es');
    expect(screen.getByText(/entorno de prueba.*4242 4242 4242 4242/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    await untilItSays('El número de la tarjeta está incompleto.');
    for (const label of Object.values(spanish)) {
      const input = screen.getByLabelText(label);
      const error = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      expect(error?.textContent).toMatch(/^(El|La) .* incompleto\.$|^La .* incompleta\.$/);
    }
  });

  test.each([
    ['4000000000000002', 'La tarjeta fue rechazada.'],
    ['4000000000009995', 'La tarjeta no tiene fondos suficientes.'],
  ])('a refusal of the card %s is in Spanish: %s', async (number, said) => {
    await showCheckout('payment', 'es');
    await userEvent.type(screen.getByLabelText(spanish.number), number);
    await userEvent.type(screen.getByLabelText(spanish.expiry), '12 / 34');
    await userEvent.type(screen.getByLabelText(spanish.code), '123');
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    await untilItSays(said);
  });

  test('the 3-D Secure dialog is in Spanish', async () => {
    await showCheckout('payment', 'es');
    await userEvent.type(screen.getByLabelText(spanish.number), '4000002500003155');
    await userEvent.type(screen.getByLabelText(spanish.expiry), '12 / 34');
    await userEvent.type(screen.getByLabelText(spanish.code), '123');
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    await screen.findByRole('dialog', { name: '3-D Secure' });
    await act(() =>
      userEvent.click(screen.getByRole('button', { name: 'Completar la autenticación' })),
    );
    await untilItSays('succeeded');
  });
});
