const bytes = new Uint8Array([1, 2, 3]).buffer;
/** The same bytes as base64url, also the challenge of the requests. */
export const encoded = 'AQID';

/** The options of a sign-in with a passkey. */
export const aPasskeyRequest = { challenge: encoded, rpId: 'localhost' };

/** Stubs the browser's passkey API; `fails` is the error that it throws. */
export function useAuthenticator(fails?: Error) {
  const answer = async () => {
    if (fails) throw fails;
    return {
      id: encoded,
      rawId: bytes,
      type: 'public-key',
      getClientExtensionResults: () => ({}),
      response: {
        clientDataJSON: bytes,
        authenticatorData: bytes,
        signature: bytes,
        attestationObject: bytes,
        getTransports: () => ['internal'],
      },
    };
  };
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: answer, create: answer },
  });
}
