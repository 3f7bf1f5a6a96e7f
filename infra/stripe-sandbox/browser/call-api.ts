import type { BrowserError } from './stripe-error.js';

/** Parameters of a call: text, or groups of named ones. */
export interface CallParams {
  [name: string]: string | number | boolean | null | undefined | CallParams;
}

export type Answer = { object: Record<string, unknown> } | { error: BrowserError };

const unreachable: BrowserError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
};

/** Calls the sandbox with the page's publishable key, in Stripe's dialect. */
export async function callApi(
  base: string,
  key: string,
  method: 'GET' | 'POST',
  path: string,
  params: CallParams,
): Promise<Answer> {
  const form = new URLSearchParams(encode({ ...params, key }));
  const address = `${base}v1/${path}`;
  try {
    const response =
      method === 'GET'
        ? await fetch(`${address}?${form}`)
        : await fetch(address, { method, body: form });
    const answer: { error?: BrowserError } = await response.json();
    return answer.error ? { error: answer.error } : { object: { ...answer } };
  } catch {
    return { error: unreachable };
  }
}

function encode(params: CallParams, group = ''): [string, string][] {
  return Object.entries(params).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === undefined) return [];
    const full = group ? `${group}[${name}]` : name;
    return typeof value === 'object' ? encode(value, full) : [[full, String(value)]];
  });
}
