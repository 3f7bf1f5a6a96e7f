import type { ApiRequest } from './api-request.js';
import { invalidRequest } from './stripe-error.js';

/** Reads the API key from the header (Bearer or Basic) or from the body, as browsers send it. */
export function readKey(authorization: string | undefined, inBody: unknown): ApiRequest['key'] {
  const value = fromHeader(authorization) ?? (typeof inBody === 'string' ? inBody : undefined);
  if (!value) {
    throw invalidRequest(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
      { status: 401 },
    );
  }
  if (value.startsWith('sk_test_')) return { kind: 'secret', value };
  if (value.startsWith('pk_test_')) return { kind: 'publishable', value };
  throw invalidRequest(`Invalid API Key provided: ${hidden(value)}`, { status: 401 });
}

function fromHeader(authorization = ''): string | undefined {
  const [scheme = '', credentials = ''] = authorization.split(' ');
  if (/^bearer$/i.test(scheme)) return credentials;
  if (!/^basic$/i.test(scheme)) return undefined;
  return Buffer.from(credentials, 'base64').toString().split(':')[0];
}

/** Hides a key in an error: even a wrong one may be a secret. */
function hidden(key: string): string {
  return key.length < 12
    ? '*'.repeat(key.length)
    : `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;
}
