import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type EventQuery, eventQuerySchema } from '@town/contracts/api/list-query';
import { type EventSubmission, eventSubmissionSchema } from '@town/contracts/calendar/form';
import {
  type SubmittedEvent,
  submittedEventSchema,
  townEventSchema,
} from '@town/contracts/calendar/record';
import { AnswersPublicList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { ApiSubmission } from '@town/service-kit/submissions/api-submission';
import {
  FromSubmission,
  type SubmissionContext,
} from '@town/service-kit/submissions/submission-context';
import { EventsService } from './events-service.js';

@ApiTags('Events')
@Controller('api/events')
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Get()
  @AnswersPublicList(townEventSchema)
  list(@Query({ schema: eventQuerySchema }) query: EventQuery): Promise<ListAnswer> {
    return this.events.list(query);
  }

  @Post()
  @ApiSubmission(submittedEventSchema)
  submit(
    @Body({ schema: eventSubmissionSchema }) submission: EventSubmission,
    @FromSubmission() context: SubmissionContext,
  ): Promise<SubmittedEvent> {
    return this.events.submit(submission, context);
  }
}
