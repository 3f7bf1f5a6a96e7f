import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChurchEntity } from './church-entity.js';
import { ChurchesController } from './churches-controller.js';
import { ChurchesService } from './churches-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ChurchEntity])],
  controllers: [ChurchesController],
  providers: [ChurchesService],
})
export class ChurchesModule {}
