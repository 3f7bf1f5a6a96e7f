import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { AdminEventsController } from './admin-events-controller.js';
import { EventEntity } from './event-entity.js';
import { EventsController } from './events-controller.js';
import { EventsService } from './events-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([EventEntity]), staffModule()],
  controllers: [EventsController, AdminEventsController],
  providers: [EventsService],
})
export class EventsModule {}
