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
 * The code of a secret.
 * @param steps of half a minute from now: a code works once, and those of one step around count
 */
export function codeOf(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** What a test does with second factors, over HTTP. */
export function secondFactorClient(staff: StaffClient) {
  const post = (path: string, body: unknown, token?: string) =>
    staff.send(path, { method: 'POST', body, ...(token && { token }) });
  return {
    post,

    /** A new secret for one-time codes, which does not count yet. */
    async offer(token: string): Promise<string> {
      const answer = await post(`${own}/one-time-code`, undefined, token);
      return oneTimeCodeSecretSchema.parse(await answer.json()).secret;
    },

    turnOn: (token: string, body: { password: string; code: string }) =>
      staff.send(`${own}/one-time-code`, { method: 'PUT', token, body }),

    /** Turns one-time codes on, with the code of now; the next one is that of the step to come. */
    async enroll(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
      const secret = await this.offer(token);
      const answer = await this.turnOn(token, { password, code: codeOf(secret) });
      return { secret, ...recoveryCodesSchema.parse(await answer.json()) };
    },

    /** The challenge of a passkey that is being added. */
    async beginPasskey(token: string): Promise<string> {
      const answer = await post(`${own}/passkeys/options`, { password }, token);
      return passkeyCreationSchema.parse(await answer.json()).challenge;
    },

    addPasskey: (token: string, given: Omit<NewPasskey, 'name'>) =>
      post(`${own}/passkeys`, { name: 'My phone', ...given }, token),

    /** What is active on the own account. */
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
