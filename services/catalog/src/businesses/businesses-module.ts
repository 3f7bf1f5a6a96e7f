import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessEntity } from './business-entity.js';
import { BusinessesController } from './businesses-controller.js';
import { BusinessesService } from './businesses-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BusinessEntity])],
  controllers: [BusinessesController],
  providers: [BusinessesService],
})
export class BusinessesModule {}
