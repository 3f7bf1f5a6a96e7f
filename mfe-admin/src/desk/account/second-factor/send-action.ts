import { staffApi } from '@town/contracts/api/paths';
import { passkeyCreationSchema } from '@town/contracts/passkeys/passkey-messages';
import { recoveryCodesSchema } from '@town/contracts/staff/second-factor';
import { sendJson } from '@town/slice-kit/send-json';
import type { PlainAction } from './factor-action';
import type { ProofValues } from './proof-form';

/**
 * Runs an action with the values of its form.
 * @returns recovery codes to show, if the server has created new ones
 */
export async function sendAction(
  action: PlainAction,
  { name, password, code }: ProofValues,
  token: string,
): Promise<string[]> {
  switch (action.kind) {
    case 'turn-off':
      await sendJson(staffApi.removeOneTimeCode, { password, code }, { token });
      return [];
    case 'add-passkey':
      return addPasskey(name, password, token);
    case 'rename-passkey': {
      const { id } = action.passkey;
      await sendJson(staffApi.passkey(id), { name }, { method: 'PUT', token });
      return [];
    }
    case 'remove-passkey':
      await sendJson(staffApi.removePasskey(action.passkey.id), { password }, { token });
      return [];
    case 'renew-codes':
      return codesOf(await sendJson(staffApi.recoveryCodes, { password }, { token }));
  }
}

/** The recovery codes in a response. */
export function codesOf(answer: unknown): string[] {
  return recoveryCodesSchema.parse(answer).recoveryCodes;
}

async function addPasskey(name: string, password: string, token: string): Promise<string[]> {
  const optionsJSON = passkeyCreationSchema.parse(
    await sendJson(staffApi.passkeyOptions, { password }, { token }),
  );
  const { startRegistration } = await import(
    /* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'
  );
  const credential = await startRegistration({ optionsJSON });
  const { challenge } = optionsJSON;
  return codesOf(await sendJson(staffApi.passkeys, { challenge, name, credential }, { token }));
}
