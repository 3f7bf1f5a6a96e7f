import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { SettingsController } from './settings-controller.js';
import { SettingsService } from './settings-service.js';
import { TownController } from './town-controller.js';
import { TownSettingsEntity } from './town-settings-entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([TownSettingsEntity]), staffModule()],
  controllers: [TownController, SettingsController],
  providers: [SettingsService],
  exports: [SettingsService],
})
export class SettingsModule {}
