import { defaultSettings } from '@town/contracts/settings/town-settings';
import { KeepSettingsWhenSettingsChanged } from '@town/service-kit/settings/keep-settings-when-settings-changed';
import type { ServiceHarness } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';

let version = 0;

/** Publishes settings that require a second factor for administrators, or no longer do. */
export async function requireSecondFactor(
  { service }: Pick<ServiceHarness, 'service'>,
  requireSecondFactor = true,
): Promise<void> {
  const { app } = service();
  version += 1;
  const settings = { ...defaultSettings, requireSecondFactor };
  await app
    .get(KeepSettingsWhenSettingsChanged, { strict: false })
    .handle(app.get(DataSource).manager, { id: 'town', version, settings });
}
