import { Module } from '@nestjs/common';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { SettingsModule } from '../settings/settings-module.js';
import { MonthlyWorkController } from './monthly-work-controller.js';

@Module({ imports: [SettingsModule, staffModule()], controllers: [MonthlyWorkController] })
export class MonthlyWorkModule {}
