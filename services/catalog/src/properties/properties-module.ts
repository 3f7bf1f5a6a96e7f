import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PropertiesController } from './properties-controller.js';
import { PropertiesService } from './properties-service.js';
import { PropertyEntity } from './property-entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([PropertyEntity])],
  controllers: [PropertiesController],
  providers: [PropertiesService],
})
export class PropertiesModule {}
