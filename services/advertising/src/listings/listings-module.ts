import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PricesModule } from '../prices/prices-module.js';
import { ListingEntity } from './listing-entity.js';
import { ListingsController } from './listings-controller.js';
import { ListingsService } from './listings-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ListingEntity]), PricesModule],
  controllers: [ListingsController],
  providers: [ListingsService],
})
export class ListingsModule {}
