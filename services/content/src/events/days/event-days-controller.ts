import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type EventDaysQuery, eventDaysQuerySchema } from '@town/contracts/api/list-query';
import { eventDaySchema } from '@town/contracts/calendar/event-day';
import { AnswersPublicList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { EventDaysService } from './event-days-service.js';

@ApiTags('Events')
@Controller('api/event-days')
export class EventDaysController {
  constructor(private readonly days: EventDaysService) {}

  @Get()
  @AnswersPublicList(eventDaySchema)
  list(@Query({ schema: eventDaysQuerySchema }) query: EventDaysQuery): Promise<ListAnswer> {
    return this.days.list(query);
  }
}
