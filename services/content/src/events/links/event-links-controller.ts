import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiConflictResponse, ApiGoneResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { problemSchema } from '@town/contracts/api/problem';
import { type EventChange, eventChangeSchema } from '@town/contracts/calendar/form';
import {
  type EventLink,
  eventLinkSchema,
  type OwnEvent,
  ownEventSchema,
  type SeenVersion,
  seenVersionSchema,
} from '@town/contracts/calendar/private-link';
import { SubmissionLimit } from '@town/service-kit/limits/submission-limit';
import * as z from 'zod/mini';
import { EventLinks } from './event-links.js';

const changeCall = z.intersection(
  z.extend(eventLinkSchema, seenVersionSchema.shape),
  eventChangeSchema,
);
type ChangeCall = EventLink & SeenVersion & EventChange;

const ownEvent = { description: 'The event as its sender sees it', standardSchema: ownEventSchema };
const over = { description: 'The link does not count any more', standardSchema: problemSchema };

/** What the holder of the private link of an event can do. The secret is in the body, never in a log. */
@ApiTags('Events')
@Controller('api/events/own')
export class EventLinksController {
  constructor(private readonly links: EventLinks) {}

  @Post('read')
  @HttpCode(200)
  @ApiOkResponse(ownEvent)
  @ApiGoneResponse(over)
  read(@Body({ schema: eventLinkSchema }) { token }: EventLink): Promise<OwnEvent> {
    return this.links.read(token);
  }

  @Post('change')
  @HttpCode(200)
  @UseGuards(SubmissionLimit)
  @ApiOkResponse(ownEvent)
  @ApiGoneResponse(over)
  @ApiConflictResponse({
    description: 'It was changed since `version`',
    standardSchema: problemSchema,
  })
  change(
    @Body({ schema: changeCall }) { token, version, ...change }: ChangeCall,
  ): Promise<OwnEvent> {
    return this.links.change(token, change, version);
  }

  @Post('cancel')
  @HttpCode(200)
  @UseGuards(SubmissionLimit)
  @ApiOkResponse(ownEvent)
  @ApiGoneResponse(over)
  cancel(@Body({ schema: eventLinkSchema }) { token }: EventLink): Promise<OwnEvent> {
    return this.links.cancel(token);
  }
}
