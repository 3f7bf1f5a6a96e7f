/**
 * For services that need the town's name, clock or switches. It stores a copy of the settings, so that no
 * request waits for the content service. That service publishes all settings with every change. The
 * service's messaging has to contain `settingsConsumer`, its migrations
 * `CreateKnownSettings1795737500000`.
 */
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KeepSettingsWhenSettingsChanged } from './keep-settings-when-settings-changed.js';
import { KnownSettingsEntity } from './known-settings-entity.js';
import { TownSettingsStore } from './town-settings-store.js';

@Module({
  imports: [TypeOrmModule.forFeature([KnownSettingsEntity])],
  providers: [TownSettingsStore, KeepSettingsWhenSettingsChanged],
  exports: [TownSettingsStore],
})
export class TownSettingsModule {}
