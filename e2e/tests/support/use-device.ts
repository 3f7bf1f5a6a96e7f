import type { Page } from '@playwright/test';

interface Device {
  /** Whether passkeys store the account to which they belong (discoverable credentials). */
  hasResidentKey?: boolean;
}

/** Adds a virtual authenticator that stores passkeys and verifies its user. */
export async function useDevice(page: Page, device: Device = {}): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      ...device,
    },
  });
}
