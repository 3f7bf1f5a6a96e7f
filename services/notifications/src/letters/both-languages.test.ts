import { randomUUID } from 'node:crypto';
import { managerChanges } from '@town/contracts/owners/people';
import type { Language } from '@town/contracts/pages/languages';
import { cardOf, chargedCardOf } from '@town/contracts/subscriptions/card-of';
import { blanco as town } from '@town/contracts/testing/blanco';
import { applicationForApplicant } from '../applications/application-letters.js';
import { businessLive } from '../applications/go-live-letters.js';
import { eventLink } from '../event-links/event-link-letter.js';
import { cancellationLetter } from '../event-senders/cancellation-letter.js';
import { listingForOwner } from '../listings/listing-letters.js';
import type { MailKind } from '../mails/mail-kind.js';
import { hoursQuestion, monthlyStatistics } from '../owner-mails/owner-mail-letters.js';
import { claimOfListing, decisionForOwner, managerChange } from '../owners/claim-letters.js';
import { claimCode, passkeyChanged, personChange, signInLink } from '../owners/owner-letters.js';
import { receipt } from '../payments/payment-letters.js';
import { refund, refundFailed, refundFailedForPayer } from '../payments/refund-letters.js';
import { archivedListing } from '../subscriptions/archived-listing-letter.js';
import { cardExpires, paymentFailed } from '../subscriptions/card-letters.js';
import { planChanged } from '../subscriptions/plan-change-letter.js';
import {
  planDeclined,
  planMovedAway,
  planOffered,
  planTakenOver,
} from '../subscriptions/plan-move-letters.js';
import { priceAnnounced, priceWithdrawn } from '../subscriptions/price-letters.js';
import { cancelled, ended, started } from '../subscriptions/subscription-letters.js';
import { listing, payment } from '../testing/sample-events.js';
import { type LetterWriter, textOf } from './letter.js';
import { renderLetter } from './render-letter.js';

/** Mails to staff are in English; staff write the text of an answer. */
type EnglishKind =
  | Extract<MailKind, `staff-${string}`>
  | 'person-invitation'
  | 'person-password-link'
  | 'person-role-changed'
  | 'person-assignment'
  | 'person-answer';

type Letters = LetterWriter | LetterWriter[];

const [id, businessId] = [randomUUID(), randomUUID()];
const about = { id, businessId, businessName: 'Feed Store', email: 'ann@example.com' };
const at = '2027-07-12T23:05:00.000Z';
const subscription = {
  id: 'sub_123',
  plan: 'monthly' as const,
  email: 'ann@example.com',
  applicationId: null,
  priceCents: 4_900,
  paidUntil: at,
};
const applied = {
  id,
  email: 'ann@example.com',
  first_name: 'Ann',
  business_name: 'Feed Store',
  submitted_at: new Date(at),
  contacted_at: new Date(at),
  approved_at: new Date(at),
  status: null,
  status_at: null,
  live_event_id: id,
  live_at: new Date(at),
  live_name: 'Feed Store',
};
const counts = { seen: 1_200, opened: 34, called: 5, directions: 6, website: 7 };
const event = { id, slug: 'porch-concert', email: 'ann@example.com', date: '2027-12-24' };
const cancellation = { ...event, isCancelled: true, isRepeated: true, reason: null };

/** Whose card pays for a plan. */
const cards = cardOf.options.map((each) => ({ cardOf: each }));

/** All letters to people outside the staff, in each of their variants. */
const letters: Record<Exclude<MailKind, EnglishKind>, (language: Language) => Letters> = {
  'person-application': (language) => applicationForApplicant(language),
  'person-business-live': (language) => businessLive({ ...applied, language }),
  'person-listing-submitted': (language) => [
    listingForOwner({ ...listing({ selectedPlan: 'basic' }), language }),
    listingForOwner({ ...listing({ selectedPlan: 'premium' }), language }),
  ],
  'person-event-link': (language) => [
    eventLink({ token: 'secret' }, language),
    eventLink({ token: 'secret', date: '2027-12-24' }, language),
  ],
  'person-event-cancelled': (language) => [
    cancellationLetter(cancellation, language),
    cancellationLetter({ ...cancellation, isCancelled: false }, language),
  ],
  'person-owner-link': (language) => signInLink('secret', language),
  'person-owner-passkey': (language) => [
    passkeyChanged({ ...about, change: 'added' }, language),
    passkeyChanged({ ...about, change: 'removed' }, language),
  ],
  'person-claim-code': (language) =>
    claimCode({ ...about, claimant: 'b•••@example.com', code: '012345' }, language),
  'person-listing-access': (language) => [
    personChange({ ...about, change: 'invited' }, language),
    personChange({ ...about, change: 'made-owner' }, language),
    personChange({ ...about, change: 'removed' }, language),
  ],
  'person-listing-claimed': (language) => claimOfListing(about, language),
  'person-listing-manager': (language) =>
    managerChanges.map((change) => managerChange({ ...about, change }, language)),
  'person-claim-decided': (language) =>
    (['claim', 'change'] as const).flatMap((kind) =>
      (['approved', 'refused'] as const).map((decision) =>
        decisionForOwner({ ...about, kind, decision, reason: null }, language),
      ),
    ),
  'person-listing-statistics': (language) =>
    monthlyStatistics(
      { ...about, token: 'secret', month: '2027-02', counts, before: counts },
      language,
    ),
  'person-hours-question': (language) =>
    hoursQuestion({ ...about, token: 'secret', confirmedOn: '2027-01-05' }, language),
  'person-receipt': (language) => [
    receipt(payment, language),
    receipt({ ...payment, businessName: 'Feed Store' }, language),
    receipt({ ...payment, renewal: true }, language),
    receipt({ ...payment, renewal: true, cardOf: 'former-payer' }, language),
  ],
  'person-refund': (language) => [
    refund({ ...payment, refunded: 20 }, language),
    refund({ ...payment, refunded: payment.amount }, language),
  ],
  'person-refund-failed': (language) =>
    refundFailed({ ...payment, failed: 20, refunded: 0 }, language),
  'person-refund-failed-for-payer': (language) =>
    refundFailedForPayer({ ...payment, failed: 20, refunded: 0 }, language),
  'person-subscription-started': (language) => [
    started(subscription, language),
    started({ ...subscription, plan: 'annual' }, language),
  ],
  'person-subscription-payment-failed': (language) =>
    [1, 2, 3].flatMap((reminder) =>
      cards.map((card) =>
        paymentFailed({ ...subscription, ...card, reminder, graceUntil: at }, language),
      ),
    ),
  'person-subscription-cancelled': (language) => [
    cancelled({ ...subscription, resumed: false }, language),
    cancelled({ ...subscription, resumed: false, creditCents: 34_700 }, language),
    ...cards.map((card) => cancelled({ ...subscription, ...card, resumed: true }, language)),
  ],
  'person-subscription-plan-changed': (language) => [
    planChanged({ ...subscription, previousPlan: 'annual', creditCents: 0 }, language),
    planChanged({ ...subscription, previousPlan: 'annual', creditCents: 34_700 }, language),
  ],
  'person-subscription-card-expiring': (language) =>
    chargedCardOf.options.map((card) =>
      cardExpires(
        { ...subscription, cardOf: card, last4: '4242', expiresMonth: 6, expiresYear: 2027 },
        language,
      ),
    ),
  'person-subscription-ended': (language) => ended(subscription, language),
  'person-subscription-listing-archived': (language) =>
    cards.map((card) =>
      archivedListing({ ...subscription, ...card, businessName: 'Feed Store' }, language),
    ),
  'person-subscription-offered': (language) => planOffered(language),
  'person-subscription-taken-over': (language) =>
    (['active', 'ending'] as const).flatMap((state) =>
      cards.map((card) => planTakenOver({ ...subscription, ...card, state }, language)),
    ),
  'person-subscription-moved-away': (language) =>
    (['active', 'ending'] as const).flatMap((state) =>
      cards.map((card) => planMovedAway({ ...subscription, ...card, state }, language)),
    ),
  'person-subscription-move-declined': (language) => planDeclined(subscription, language),
  'person-subscription-price': (language) =>
    priceAnnounced({ ...subscription, newPriceCents: 5_950, startsAt: at }, language),
  'person-subscription-price-withdrawn': (language) =>
    priceWithdrawn({ ...subscription, withdrawnPriceCents: 5_950 }, language),
};

/** What is the same in both languages: names, numbers and addresses. */
const same = new Set([
  'Feed Store',
  'Monthly Listing',
  'Annual Listing',
  'Annual Listing, $495',
  `${town.siteName}, ${town.email}, ${town.phone}`,
]);

/** The parts of a letter that are there. */
const shape = (write: LetterWriter) =>
  Object.entries(write(town)).map(([part, value]) => [part, Array.isArray(value) && value.length]);

/** Everything that a letter says, in sentences, labels and values of more than one word. */
function said(write: LetterWriter): string[] {
  const { subject, greeting, paragraphs, fields, steps, link, closing, unsubscribe } = write(town);
  const texts = [
    subject,
    greeting,
    ...paragraphs,
    ...(steps ?? []),
    closing,
    unsubscribe?.text,
  ].map((text) => text && textOf(text));
  const values = (fields ?? []).flat().map((text) => text && textOf(text));
  return [...texts.flatMap((text) => text?.split(/(?<=[.:!?]) /)), ...values, link?.text]
    .filter((text) => text !== undefined && text !== null)
    .filter((text) => /[a-z]+ [a-z]+/i.test(text) && !same.has(text));
}

test.each(Object.entries(letters))('%s exists in English and in Spanish', (_, write) => {
  const [english, spanish] = [[write('en')].flat(), [write('es')].flat()];
  expect(spanish).toHaveLength(english.length);
  for (const [index, inEnglish] of english.entries()) {
    const inSpanish = spanish[index]!;
    expect(inEnglish(town).language).toBe('en');
    expect(inSpanish(town).language).toBe('es');
    expect(shape(inSpanish)).toEqual(shape(inEnglish));
    const after = said(inSpanish);
    expect(said(inEnglish).filter((text) => after.includes(text))).toEqual([]);
    expect(after.join(' ')).not.toMatch(/\b(the|your|you|and|until|undefined)\b/i);
  }
});

test.each(Object.entries(letters))('the links of %s lead to pages in its language', (_, write) => {
  for (const letter of [write('en')].flat()) {
    expect(renderLetter(letter(town), town.siteName, '').text).not.toContain(': /es/');
  }
  for (const letter of [write('es')].flat()) {
    const { text, html } = renderLetter(letter(town), town.siteName, 'https://town.example');
    expect(html).toContain('<html lang="es">');
    const paths = [...text.matchAll(/https:\/\/town\.example(\/\S*)/g)].map(([, path]) => path);
    expect(paths.filter((path) => !path?.startsWith('/es/'))).toEqual([]);
  }
});
