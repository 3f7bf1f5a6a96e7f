import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessEntity } from './business-entity.js';
import { BusinessesController } from './businesses-controller.js';
import { BusinessesService } from './businesses-service.js';
import { CreateBusinessWhenAdvertiserApproved } from './create-business-when-advertiser-approved.js';

@Module({
  imports: [TypeOrmModule.forFeature([BusinessEntity])],
  controllers: [BusinessesController],
  providers: [BusinessesService, CreateBusinessWhenAdvertiserApproved],
})
export class BusinessesModule {}
