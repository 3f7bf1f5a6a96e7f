import type { ApiRequest } from './api-request.js';
import { invalidRequest } from './stripe-error.js';

/** Who asks, by the key in the header (Bearer or Basic) or, as browsers send it, in the body. */
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

/** A key is a secret even when it is wrong. */
function hidden(key: string): string {
  return key.length < 12
    ? '*'.repeat(key.length)
    : `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;
}
