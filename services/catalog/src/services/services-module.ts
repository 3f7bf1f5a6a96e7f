import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TownSettingsModule } from '@town/service-kit/settings/town-settings-module';
import { ServiceEntity } from './service-entity.js';
import { ServicesController } from './services-controller.js';
import { ServicesService } from './services-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ServiceEntity]), TownSettingsModule],
  controllers: [ServicesController],
  providers: [ServicesService],
})
export class ServicesModule {}
