import type { Problem } from '@town/contracts/api/problem';
import type { OwnerListing } from '@town/contracts/owners/listings';
import type { Language } from '@town/contracts/pages/languages';
import type { OwnerSubscription } from '@town/contracts/subscriptions/owner-subscription';
import { englishTexts, TextsProvider } from '@town/language/texts';
import { translations } from '@town/language/translations';
import { spanish as platformSpanish } from '@town/slice-kit/messages/es';
import { spanish as formSpanish } from '@town/slice-kit/messages/forms-es';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { stubMedia } from '@town/slice-kit/testing/stub-media';
import { useToasts } from '@town/slice-kit/toasts';
import { spanish as uiSpanish } from '@town/ui/messages/es';
import { createElement } from 'react';
import { spanish } from '../messages/es';
import { createRoutes } from '../routes';

/** A call that a page made. */
export interface AccountCall {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

type AccountAnswer = object | ((address: string) => Response | Promise<Response>);

/** A response in the format of the API's errors. */
export function problem(
  status: number,
  more: Partial<Problem> & { confirmAt?: string } = {},
): () => Response {
  const message = `Status ${status}`;
  const body = { type: 'about:blank', title: message, status, detail: message, message, ...more };
  return () => Response.json(body, { status });
}

/** A response without content. */
export const noContent = () => new Response(null, { status: 204 });

/** A subscription that renews. */
export const aSubscription = (given: Partial<OwnerSubscription> = {}): OwnerSubscription => ({
  id: 'sub_1',
  plan: 'monthly',
  state: 'active',
  priceCents: 4900,
  paidUntil: '2027-04-01T18:00:00.000Z',
  graceUntil: null,
  refundableUntil: null,
  refundableCents: 0,
  creditCents: 0,
  comingPrice: null,
  card: { brand: 'visa', last4: '4242', expiresMonth: 12, expiresYear: 2030 },
  ...given,
});

const usualListing: OwnerListing = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'ada-pies',
  tier: 'premium',
  role: 'owner',
  name: 'Ada Pies',
  category: 'dining',
  address: '1 Main St',
  description: 'Pies by the slice.',
  phone: '830-555-0123',
  website: 'https://pies.example',
  socialLinks: ['https://facebook.com/pies'],
  menuUrl: null,
  moreCategories: ['retail'],
  pictures: [],
  hours: 'Mon-Fri 9 AM-5 PM',
  openingHours: null,
  businessStatus: 'open',
  hoursConfirmedOn: null,
  waiting: {},
  locked: [],
};

/** A listing as its owner edits it. */
export const aListing = (given: Partial<OwnerListing> = {}): OwnerListing => ({
  ...usualListing,
  ...given,
});

/** A response with a listing, and with the entity tag that a change of it needs. */
export const editable = (listing: OwnerListing, version: number) => () =>
  Response.json(listing, { headers: { etag: `"${version}"` } });

/** API responses for Ada, who is signed in and owns nothing yet. */
const signedIn: Record<string, AccountAnswer> = {
  'GET /api/owner/session': { email: 'ada@example.com', expiresAt: '2027-04-10T18:00:00.000Z' },
  'GET /api/owner/sessions': [],
  'GET /api/owner/passkeys': [],
  'GET /api/owner/mails': { statistics: true, hours: true },
  'GET /api/owner/listings': [],
  'GET /api/owner/listings/archived': [],
  'GET /api/owner/claims': [],
  [`GET /api/owner/listings/${usualListing.id}/people`]: [],
  'GET /api/owner/invoices': [],
  'GET /api/owner/subscription': { subscription: null, others: [] },
  'GET /api/owner/subscription/moves': { sent: [], received: [] },
};

/**
 * Opens a page of the account; the test answers all network calls.
 * @param answers responses by method and path without query; a test may change the returned object later
 */
export function visitAccount(
  path: string,
  answers: Record<string, AccountAnswer> = {},
  language: Language = 'en',
) {
  const current: Record<string, AccountAnswer> = { ...signedIn, ...answers };
  const calls: AccountCall[] = [];
  const site = { language, payments: { publishableKey: 'pk_test_1', scriptUrl: null } };
  const visit = renderRoutes(createRoutes, {
    path,
    site,
    around: (page) => createElement(TextsProvider, { value: textsIn[language] }, page),
  });
  globalThis.fetch = async (input, init) => {
    const address = String(input);
    const method = init?.method ?? 'GET';
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    calls.push({ method, path: address, headers: new Headers(init?.headers), body });
    const answer = current[`${method} ${address.split('?')[0]}`] ?? problem(404);
    return typeof answer === 'function' ? answer(address) : Response.json(answer);
  };
  return {
    ...visit,
    answers: current,
    /** The calls that were sent with a method, the oldest first. */
    sent: (method: string) => calls.filter((call) => call.method === method),
  };
}

/** The texts that the shell gives to this slice. */
const textsIn = {
  en: englishTexts,
  es: translations('es', spanish, uiSpanish, platformSpanish, formSpanish),
};

/** Words that only English has, as words of their own: letters with accents are letters too. */
const common = new RegExp(
  `(?<!\\p{L})(?:${[
    'the|your|you|and|with|of|for|from|this|that|is|are|it|to|not|on|in|by|if|or|was|were|can|have',
    'has|will|please|we|our|sign|new|add|save|edit|remove|change|cancel|keep|send|use[ds]|paid|card',
    'until|none|now|active|ended|price|closed|by|at|close|closes|opens?|hours?|days?|months?',
    'pictures?|upload|events?|business|owner|invite|address|phone|loading|monday|sunday',
    'january|march',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/**
 * The texts of a page in Spanish that look English: visible words, names for screen readers and
 * placeholders, and the page's title. What people wrote is marked as English and does not count.
 */
export function englishWords(page: Element = document.documentElement): string[] {
  const texts = [page, ...page.querySelectorAll('*')].flatMap((element) => {
    // Scripts are not shown, and what is in a field was typed.
    if (element.closest('[lang="en"], script, style, textarea')) return [];
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const named = ['aria-label', 'placeholder', 'title', 'alt'].map((name) =>
      element.getAttribute(name),
    );
    return [own.map((node) => node.textContent).join(' '), ...named];
  });
  return texts.filter((text) => text !== null).filter((text) => common.test(text));
}

/** The toast that the page shows now. */
export const shownToast = () => useToasts.getState().toast;

/** Resets the state of the previous test. */
export function startAccount(): void {
  localStorage.clear();
  sessionStorage.clear();
  useToasts.setState({ toast: null, lastId: 0 });
  globalThis.reportError = () => {};
  // jsdom cannot scroll.
  window.scrollTo = () => {};
  stubMedia();
}
