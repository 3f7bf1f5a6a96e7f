import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type EventSubmission, eventSubmissionSchema } from '@town/contracts/event-submission';
import { type EventQuery, eventQuerySchema } from '@town/contracts/list-query';
import { type TownEvent, townEventSchema } from '@town/contracts/town-event';
import { sendList } from '@town/service-kit/lists/send-list';
import { ApiList } from '@town/service-kit/openapi/api-list';
import { ApiSubmission } from '@town/service-kit/submissions/api-submission';
import {
  FromSubmission,
  type SubmissionContext,
} from '@town/service-kit/submissions/submission-context';
import type { Request, Response } from 'express';
import { EventsService } from './events-service.js';

@ApiTags('Events')
@Controller('api/events')
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Get()
  @ApiList(townEventSchema)
  async list(
    @Query({ schema: eventQuerySchema }) query: EventQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendList(request, response, await this.events.list(query));
  }

  @Post()
  @ApiSubmission(townEventSchema)
  submit(
    @Body({ schema: eventSubmissionSchema }) submission: EventSubmission,
    @FromSubmission() context: SubmissionContext,
  ): Promise<TownEvent> {
    return this.events.submit(submission, context);
  }
}
