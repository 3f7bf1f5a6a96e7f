import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NoticeEntity } from './notice-entity.js';
import { NoticesController } from './notices-controller.js';
import { NoticesService } from './notices-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([NoticeEntity])],
  controllers: [NoticesController],
  providers: [NoticesService],
})
export class NoticesModule {}
