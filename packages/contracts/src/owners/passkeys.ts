/** An owner can have so many passkeys. */
export const passkeysPerOwner = 10;

/** What has become of a passkey. */
export const passkeyChanges = ['added', 'removed'] as const;
