import type { Page } from '@playwright/test';

interface Device {
  /** Whether passkeys know themselves whose they are. */
  hasResidentKey?: boolean;
}

/** A device that keeps passkeys and checks who holds it. */
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
