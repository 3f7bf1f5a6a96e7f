import userEvent from '@testing-library/user-event';
import { SandboxStripe } from './sandbox-stripe.js';

const clientSecret = 'seti_1_secret_2';
let calls: string[] = [];

/** Fills in the card of a page with a setup, and confirms it. */
async function confirm(answers: Record<string, object>) {
  calls = [];
  globalThis.fetch = async (input, init) => {
    const path = new URL(String(input)).pathname.replace(/^.*\/v1\//, '');
    calls.push(`${init?.method ?? 'GET'} ${path}`);
    return Response.json(answers[path] ?? { id: 'seti_1', status: 'requires_payment_method' });
  };
  const stripe = new SandboxStripe('pk_test_1', 'http://sandbox.example/browser/');
  const elements = stripe.elements({ clientSecret });
  const place = document.body.appendChild(document.createElement('div'));
  elements.create('payment').mount(place);
  const type = (label: string, text: string) =>
    userEvent.type(
      document.getElementById(
        [...document.querySelectorAll('label')].find((each) => each.textContent === label)
          ?.htmlFor ?? '',
      )!,
      text,
    );
  await type('Card number', '4242424242424242');
  await type('Expiration date', '12 / 34');
  await type('Security code', '123');
  return stripe.confirmSetup({ elements, redirect: 'if_required' });
}

afterEach(() => document.body.replaceChildren());

test('the setup of a card is confirmed as a SetupIntent', async () => {
  const succeeded = { id: 'seti_1', status: 'succeeded', client_secret: clientSecret };
  const result = await confirm({ 'setup_intents/seti_1/confirm': succeeded });
  expect(result).toEqual({ setupIntent: succeeded });
  expect(calls).toContain('POST setup_intents/seti_1/confirm');
  expect(calls.some((call) => call.includes('payment_intents'))).toBe(false);
});
