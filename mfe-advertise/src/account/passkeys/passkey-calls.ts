/**
 * Calls the browser's passkey API. It is loaded with its library when a button is pressed, because most
 * visits do not need it.
 */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ownerApi } from '@town/contracts/api/paths';
import type { Language } from '@town/contracts/pages/languages';
import {
  passkeyCreationSchema,
  passkeyRequestSchema,
} from '@town/contracts/passkeys/passkey-messages';
import { failureReason } from '@town/slice-kit/failure-reason';
import { HttpError } from '@town/slice-kit/http-error';
import { sendJson } from '@town/slice-kit/send-json';

const asOwner = { asOwner: true };

/** Creates a passkey and adds it to the account. */
export async function addPasskey(name: string): Promise<void> {
  const options = await sendJson(ownerApi.passkeyOptions, undefined, asOwner);
  const optionsJSON = passkeyCreationSchema.parse(options);
  const credential = await startRegistration({ optionsJSON });
  const { challenge } = optionsJSON;
  await sendJson(ownerApi.passkeys, { challenge, name, credential }, asOwner);
}

/**
 * Signs in with a passkey of this device.
 * @param language the language of the page, in which later mails are written
 */
export async function signInWithPasskey(language: Language): Promise<void> {
  const options = await sendJson(ownerApi.passkeySignInOptions, undefined, asOwner);
  const optionsJSON = passkeyRequestSchema.parse(options);
  const passkey = await startAuthentication({ optionsJSON });
  const { challenge } = optionsJSON;
  await sendJson(ownerApi.passkeySignIn, { challenge, passkey }, { ...asOwner, language });
}

/** A readable reason why a passkey call failed, in English: `useAnyText` translates it. */
export function passkeyFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (error instanceof HttpError || name === 'TypeError') return failureReason(error);
  if (name === 'InvalidStateError') return 'This device has a passkey of your account already.';
  return 'It was cancelled, took too long, or this device has no passkey for this site.';
}
