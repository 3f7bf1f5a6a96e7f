import type { BrowserError } from './stripe-error.js';

/** The error of a field, in Stripe's words; undefined if the field is complete and valid. */
export type Problem = { code: string; message: string } | undefined;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const isAmex = (digits: string) => /^3[47]/.test(digits);
const lengthOf = (digits: string) => (isAmex(digits) ? 15 : 16);

/** "4242 4242 4242 4242"; American Express in its own groups. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  const groups = isAmex(digits) ? /^(\d{4})(\d{1,6})?(\d{1,9})?/ : /\d{1,4}/g;
  if (!isAmex(digits)) return digits.match(groups)?.join(' ') ?? '';
  return (groups.exec(digits)?.slice(1) ?? [digits]).filter(Boolean).join(' ') || digits;
}

/** "12 / 34". Nothing is inserted while a digit is deleted. */
export function formatExpiry(text: string, deleting = false): string {
  let digits = digitsOf(text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  const month = digits.slice(0, 2);
  const rest = digits.slice(2);
  // Browsers fill in years of four digits, and some people type them.
  const whole = rest.startsWith('20') && rest.length > 2;
  const year = whole ? rest.slice(rest.length < 4 ? 0 : 2, 4) : rest.slice(0, 2);
  if (year) return `${month} / ${year}`;
  return month.length === 2 && !deleting ? `${month} / ` : month;
}

export function formatCode(text: string): string {
  return digitsOf(text).slice(0, 4);
}

export function checkNumber(text: string): Problem {
  const digits = digitsOf(text);
  if (digits.length < lengthOf(digits) && !(digits.length === 14 && /^3[068]/.test(digits))) {
    return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  }
  if (passesLuhn(digits)) return undefined;
  return { code: 'invalid_number', message: 'Your card number is invalid.' };
}

export function checkExpiry(text: string, today = new Date()): Problem {
  const { month, year } = readExpiry(text);
  if (!month || year === undefined) {
    return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
  }
  if (month > 12) {
    return { code: 'invalid_expiry_month', message: "Your card's expiration date is invalid." };
  }
  if (year < today.getFullYear()) {
    return {
      code: 'invalid_expiry_year_past',
      message: "Your card's expiration year is in the past.",
    };
  }
  if (year === today.getFullYear() && month <= today.getMonth()) {
    return {
      code: 'invalid_expiry_month_past',
      message: "Your card's expiration date is in the past.",
    };
  }
  if (year <= today.getFullYear() + 50) return undefined;
  return { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." };
}

export function checkCode(text: string, number: string): Problem {
  if (formatCode(text).length >= (isAmex(digitsOf(number)) ? 4 : 3)) return undefined;
  return { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
}

/** Month and year of "12 / 34". */
export function readExpiry(text: string): { month: number; year: number | undefined } {
  const digits = digitsOf(text);
  const year = digits.slice(2);
  return {
    month: Number(digits.slice(0, 2)),
    year: year.length === 2 ? 2000 + Number(year) : undefined,
  };
}

export function validationError({ code, message }: NonNullable<Problem>): BrowserError {
  return { type: 'validation_error', code, message };
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
