/** The behaviour of a test card when it is charged. */
export interface Behaviour {
  /** The reason of the decline; null if the card is accepted. */
  decline: Decline | null;
  /** Whether it needs 3-D Secure. */
  authentication: boolean;
  /** Whether the bank wants the cardholder to confirm each charge, also one without the cardholder. */
  confirmsEach?: true;
  /** Whether it can be saved although charges are declined. */
  saves?: true;
  /** Whether the cardholder disputes every charge at once. */
  disputed?: true;
  /** Whether the bank rejects a refund, some time after it was accepted. */
  rejectsRefunds?: true;
}

export interface Decline {
  code: string;
  declineCode?: string;
  message: string;
}

const declined = (declineCode: string): Decline => ({
  code: 'card_declined',
  declineCode,
  message: 'Your card was declined.',
});
const insufficientFunds: Decline = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
const expired: Decline = { code: 'expired_card', message: 'Your card has expired.' };
const wrongCode: Decline = {
  code: 'incorrect_cvc',
  message: "Your card's security code is incorrect.",
};
const processing: Decline = {
  code: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
};
const notATestCard: Decline = {
  code: 'card_declined',
  declineCode: 'test_mode_live_card',
  message:
    'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
};

const works: Behaviour = { decline: null, authentication: false };
const fails = (decline: Decline): Behaviour => ({ decline, authentication: false });
const asks = (decline: Decline | null = null): Behaviour => ({ decline, authentication: true });

/** The test cards of Stripe's documentation, by number. */
const byNumber: Record<string, Behaviour> = {
  '4242424242424242': works,
  '4000056655665556': works,
  '5555555555554444': works,
  '2223003122003222': works,
  '5200828282828210': works,
  '378282246310005': works,
  '371449635398431': works,
  '6011111111111117': works,
  '3056930009020004': works,
  '3566002020360505': works,
  '6200000000000005': works,
  '4000000000000002': fails(declined('generic_decline')),
  '4000000000000341': { ...fails(declined('generic_decline')), saves: true },
  '4000000000000259': { ...works, disputed: true },
  '4000000000005126': { ...works, rejectsRefunds: true },
  '4000000000009995': fails(insufficientFunds),
  '4000000000009987': fails(declined('lost_card')),
  '4000000000009979': fails(declined('stolen_card')),
  '4100000000000019': fails(declined('fraudulent')),
  '4000000000000069': fails(expired),
  '4000000000000127': fails(wrongCode),
  '4000000000000119': fails(processing),
  '4000002500003155': asks(),
  '4000002760003184': { ...asks(), confirmsEach: true },
  '4000000000003220': asks(),
  '4000003800000446': asks(),
  '4000008400001629': asks(declined('generic_decline')),
  '4000008260003178': asks(insufficientFunds),
};

/** The payment methods and tokens of Stripe's documentation, by the text after `pm_card_` or `tok_`. */
const numberByName: Record<string, string> = {
  visa: '4242424242424242',
  visa_debit: '4000056655665556',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  discover: '6011111111111117',
  chargeDeclined: '4000000000000002',
  chargeCustomerFail: '4000000000000341',
  createDispute: '4000000000000259',
  refundFail: '4000000000005126',
  visa_chargeDeclined: '4000000000000002',
  chargeDeclinedInsufficientFunds: '4000000000009995',
  visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  visa_chargeDeclinedLostCard: '4000000000009987',
  visa_chargeDeclinedStolenCard: '4000000000009979',
  chargeDeclinedExpiredCard: '4000000000000069',
  chargeDeclinedIncorrectCvc: '4000000000000127',
  chargeDeclinedProcessingError: '4000000000000119',
  authenticationRequired: '4000002760003184',
  authenticationRequiredOnSetup: '4000002500003155',
  threeDSecure2Required: '4000000000003220',
  threeDSecureRequired: '4000000000003220',
  authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
};

/**
 * The behaviour of a card number. A number that is not a test card is declined, so no real card is charged.
 */
export function behaviourOf(number: string): Behaviour {
  return byNumber[number] ?? fails(notATestCard);
}

/** The number of `pm_card_visa` or `tok_visa`. */
export function numberNamed(name: string): string | undefined {
  return numberByName[name.replace(/^(pm_card_|tok_)/, '')];
}

/** The brand, by the first digits of the number. */
export function brandOf(number: string): string {
  if (/^4/.test(number)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^(6011|65|64[4-9])/.test(number)) return 'discover';
  if (/^3[0689]/.test(number)) return 'diners';
  if (/^35/.test(number)) return 'jcb';
  return /^62/.test(number) ? 'unionpay' : 'unknown';
}

/** Verifies the check digit of a card number (Luhn). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
