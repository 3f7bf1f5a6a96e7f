import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { CalendarReader } from '../calendar-files/calendar-reader.js';
import { InboxModule } from '../inbox/inbox-module.js';
import { SettingsModule } from '../settings/settings-module.js';
import { EventEntity } from './event-entity.js';
import { EventsController } from './events-controller.js';
import { EventsService } from './events-service.js';
import { OccurrenceJob } from './occurrences/occurrence-job.js';
import { RemoveEventController } from './remove-event-controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([EventEntity]), staffModule(), InboxModule, SettingsModule],
  controllers: [EventsController, RemoveEventController],
  providers: [EventsService, CalendarReader, OccurrenceJob],
})
export class EventsModule {}
