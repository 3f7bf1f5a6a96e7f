import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InboxModule } from '../inbox/inbox-module.js';
import { ContactController } from './contact-controller.js';
import { ContactMessageEntity } from './contact-message-entity.js';
import { ContactService } from './contact-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity]), InboxModule],
  controllers: [ContactController],
  providers: [ContactService],
})
export class ContactModule {}
