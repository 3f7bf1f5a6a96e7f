import { defaultSettings } from '@town/contracts/settings/town-settings';
import { blanco } from '@town/contracts/testing/blanco';
import { settingsConsumer } from '@town/messaging/settings-consumer';
import { DataSource } from 'typeorm';
import { useService } from '../testing/service-harness.js';
import { CreateKnownSettings1795737500000 } from './create-known-settings.js';
import { KeepSettingsWhenSettingsChanged } from './keep-settings-when-settings-changed.js';
import { TownSettingsModule } from './town-settings-module.js';
import { TownSettingsStore } from './town-settings-store.js';

const { database, service } = useService({
  messaging: { service: 'advertising', publishes: [], consumes: [settingsConsumer] },
  module: TownSettingsModule,
  migrations: [CreateKnownSettings1795737500000],
});

const settings = { ...defaultSettings, profile: blanco };

function keep(version: number, openingNotice: string): Promise<void> {
  const { app } = service();
  const changed = { id: 'town' as const, version, settings: { ...settings, openingNotice } };
  const { manager } = app.get(DataSource);
  return app.get(KeepSettingsWhenSettingsChanged).handle(manager, changed);
}

const current = () => service().app.get(TownSettingsStore).current();

test('the default settings apply until the first event', async () => {
  expect(await current()).toEqual(defaultSettings);
});

test('the newest settings are stored, in whatever order and however often events arrive', async () => {
  await keep(2, 'second');
  await keep(2, 'second');
  expect(await current()).toEqual({ ...settings, openingNotice: 'second' });
  await keep(4, 'fourth');
  await keep(3, 'third');
  expect((await current()).openingNotice).toBe('fourth');
});

test('settings of another release are parsed key by key', async () => {
  await database().query(
    `update town_settings set settings = '{"requireSecondFactor": true, "reviewEvents": "yes", "x": 1}'`,
  );
  expect(await current()).toEqual({ ...defaultSettings, requireSecondFactor: true });
});
