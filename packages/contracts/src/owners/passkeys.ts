/** The maximum number of an owner's passkeys. */
export const passkeysPerOwner = 10;

/** The ways in which an owner's passkeys change. */
export const passkeyChanges = ['added', 'removed'] as const;
