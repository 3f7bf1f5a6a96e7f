import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HistoricalPhotoEntity } from './historical-photo-entity.js';
import { HistoricalPhotosController } from './historical-photos-controller.js';
import { HistoricalPhotosService } from './historical-photos-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([HistoricalPhotoEntity])],
  controllers: [HistoricalPhotosController],
  providers: [HistoricalPhotosService],
})
export class HistoricalPhotosModule {}
