import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListingEntity } from './listing-entity.js';
import { ListingsController } from './listings-controller.js';
import { ListingsService } from './listings-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ListingEntity])],
  controllers: [ListingsController],
  providers: [ListingsService],
})
export class ListingsModule {}
