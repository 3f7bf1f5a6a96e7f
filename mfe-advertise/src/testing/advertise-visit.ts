import { act } from '@testing-library/react';
import type { Language } from '@town/contracts/pages/languages';
import { englishTexts, TextsProvider } from '@town/language/texts';
import { translations } from '@town/language/translations';
import type { StubbedAnswer } from '@town/slice-kit/testing/network';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { stubMedia } from '@town/slice-kit/testing/stub-media';
import { useToasts } from '@town/slice-kit/toasts';
import { createElement } from 'react';
import { spanish } from '../messages/es';
import { useLatestPrices } from '../prices/latest-prices';
import { usePurchaseStore } from '../purchase/purchase-store';
import { createRoutes } from '../routes';
import { type FakeAnswers, fakeProvider } from './fake-provider';

const payments = { publishableKey: 'pk_test_1', scriptUrl: null };
/** API responses without any failure. */
export const willing: Record<string, StubbedAnswer> = {
  '/api/create-payment-intent': { clientSecret: 'pi_paid_secret_1' },
  '/api/payment-success': {},
  '/api/advertisers': { id: '1' },
};

interface Sent {
  path: string;
  body: Record<string, unknown>;
  key: string | null;
  language: string | null;
}

/** Opens the page for advertisers with a fake payment provider, and records what is sent. */
export function visit(
  provider: FakeAnswers = {},
  answers = willing,
  path = '/advertise',
  language: Language = 'en',
) {
  const { confirmed } = fakeProvider(provider);
  const api = { ...answers };
  const texts = language === 'en' ? englishTexts : translations(language, spanish);
  const { user } = renderRoutes(createRoutes, {
    path,
    api,
    site: { payments, language },
    around: (page) => createElement(TextsProvider, { value: texts }, page),
  });
  const sent: Sent[] = [];
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    sent.push({
      path: String(input),
      body: init?.body ? JSON.parse(String(init.body)) : {},
      key: new Headers(init?.headers).get('idempotency-key'),
      language: new Headers(init?.headers).get('content-language'),
    });
    return network(input, init);
  };
  return { user, sent, confirmed, api };
}

/** The toast that the page shows now. */
export const toast = () => useToasts.getState().toast;
/** The calls that were sent to one address. */
export const sentTo = (sent: Sent[], path: string) => sent.filter((call) => call.path === path);

/** Resets the state of the previous test, and loads the parts that the page would load on demand. */
export function startAfresh(): void {
  // The dialog and the card form are loaded when they are first needed.
  beforeAll(async () => {
    await Promise.all([
      import('../payment/payment-dialog'),
      import('../payment/payment-form'),
      import('../signup/payment-secured'),
      import('../purchase/schemas'),
      import('../purchase/set-up-payment'),
    ]);
  });

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    globalThis.reportError = () => {};
    stubMedia();
    act(() => useToasts.getState().dismiss());
    act(() => useLatestPrices.setState({ prices: null }));
    act(() => usePurchaseStore.setState({ state: { stage: 'idle' } }));
  });
}
