import { passkeyCreationSchema } from '@town/contracts/passkeys/passkey-messages';
import type { NewPasskey } from '@town/contracts/passkeys/passkeys';
import {
  oneTimeCodeSecretSchema,
  recoveryCodesSchema,
  type SecondFactor,
  type SecondFactorNeeded,
  secondFactorNeededSchema,
  secondFactorSchema,
} from '@town/contracts/staff/second-factor';
import { Secret, TOTP } from 'otpauth';
import { password, type StaffClient } from './staff-client.js';

const own = '/api/admin/second-factor';

/**
 * The one-time code of a secret.
 * @param steps offset in steps of 30 seconds from now: a code works once, and adjacent steps are accepted
 */
export function codeOf(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** The requests for second factors in a test, over HTTP. */
export function secondFactorClient(staff: StaffClient) {
  const post = (path: string, body: unknown, token?: string) =>
    staff.send(path, { method: 'POST', body, ...(token && { token }) });
  return {
    post,

    /** A new secret for one-time codes, which is not active yet. */
    async offer(token: string): Promise<string> {
      const answer = await post(`${own}/one-time-code`, undefined, token);
      return oneTimeCodeSecretSchema.parse(await answer.json()).secret;
    },

    turnOn: (token: string, body: { password: string; code: string }) =>
      staff.send(`${own}/one-time-code`, { method: 'PUT', token, body }),

    /** Turns one-time codes on with the current code. Use the code of the next step afterwards. */
    async enroll(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
      const secret = await this.offer(token);
      const answer = await this.turnOn(token, { password, code: codeOf(secret) });
      return { secret, ...recoveryCodesSchema.parse(await answer.json()) };
    },

    /** The challenge for adding a passkey. */
    async beginPasskey(token: string): Promise<string> {
      const answer = await post(`${own}/passkeys/options`, { password }, token);
      return passkeyCreationSchema.parse(await answer.json()).challenge;
    },

    addPasskey: (token: string, given: Omit<NewPasskey, 'name'>) =>
      post(`${own}/passkeys`, { name: 'My phone', ...given }, token),

    /** The second factors of the account. */
    async active(token: string): Promise<SecondFactor> {
      return secondFactorSchema.parse(await (await staff.send(own, { token })).json());
    },

    /** The first step of a sign-in, with the password. */
    async begin(email: string): Promise<SecondFactorNeeded> {
      const answer = await post('/api/admin/login', { username: email, password });
      return secondFactorNeededSchema.parse(await answer.json());
    },

    /** The second step. */
    finish: (proof: object) => post('/api/admin/login/second-factor', proof),
  };
}
