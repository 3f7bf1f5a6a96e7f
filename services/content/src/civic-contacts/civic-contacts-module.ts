import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CivicContactEntity } from './civic-contact-entity.js';
import { CivicContactsController } from './civic-contacts-controller.js';
import { CivicContactsService } from './civic-contacts-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CivicContactEntity])],
  controllers: [CivicContactsController],
  providers: [CivicContactsService],
})
export class CivicContactsModule {}
