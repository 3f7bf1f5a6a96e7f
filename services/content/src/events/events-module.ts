import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { CalendarReader } from '../calendar-files/calendar-reader.js';
import { InboxModule } from '../inbox/inbox-module.js';
import { SettingsModule } from '../settings/settings-module.js';
import { BusinessEvents } from './businesses/business-events.js';
import { EventBusinessEntity } from './businesses/event-business-entity.js';
import { InternalBusinessEventsController } from './businesses/internal-business-events-controller.js';
import { EventDaysController } from './days/event-days-controller.js';
import { EventDaysService } from './days/event-days-service.js';
import { EventChanges } from './event-changes.js';
import { EventEntity } from './event-entity.js';
import { EventsController } from './events-controller.js';
import { EventsService } from './events-service.js';
import { EventLinkEntity } from './links/event-link-entity.js';
import { EventLinks } from './links/event-links.js';
import { EventLinksController } from './links/event-links-controller.js';
import { LinkRetention } from './links/link-retention.js';
import { OccurrenceJob } from './occurrences/occurrence-job.js';
import { OverEvents } from './over-events.js';
import { RemoveEventController } from './remove-event-controller.js';
import { EventSenderEntity } from './senders/event-sender-entity.js';
import { SenderNews } from './senders/sender-news.js';
import { SentEventEntity } from './sent-event-entity.js';
import { SentEvents } from './sent-events.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      EventEntity,
      EventBusinessEntity,
      EventLinkEntity,
      EventSenderEntity,
      SentEventEntity,
    ]),
    staffModule(),
    InboxModule,
    SettingsModule,
  ],
  controllers: [
    EventsController,
    EventDaysController,
    EventLinksController,
    InternalBusinessEventsController,
    RemoveEventController,
  ],
  providers: [
    BusinessEvents,
    EventChanges,
    EventsService,
    EventDaysService,
    EventLinks,
    LinkRetention,
    CalendarReader,
    OccurrenceJob,
    OverEvents,
    SenderNews,
    SentEvents,
  ],
})
export class EventsModule {}
