import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
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
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import * as z from 'zod/mini';
import { EventLinks } from './event-links.js';

const changeCall = z.intersection(
  z.extend(eventLinkSchema, seenVersionSchema.shape),
  eventChangeSchema,
);
type ChangeCall = EventLink & SeenVersion & EventChange;

const ownEvent = { description: 'The event as its sender sees it', standardSchema: ownEventSchema };
const Over = ApiProblem(410, 'The link does not count any more');

/**
 * What the holder of an event's private link can do. The secret is in the body, so that it is not logged.
 */
@ApiTags('Events')
@Controller('api/events/own')
export class EventLinksController {
  constructor(private readonly links: EventLinks) {}

  @Post('read')
  @HttpCode(200)
  @ApiOkResponse(ownEvent)
  @Over
  read(@Body({ schema: eventLinkSchema }) { token }: EventLink): Promise<OwnEvent> {
    return this.links.read(token);
  }

  @Post('change')
  @HttpCode(200)
  @UseGuards(SubmissionLimit)
  @ApiOkResponse(ownEvent)
  @Over
  @ApiProblem(409, 'It was changed since `version`')
  change(
    @Body({ schema: changeCall }) { token, version, ...change }: ChangeCall,
  ): Promise<OwnEvent> {
    return this.links.change(token, change, version);
  }

  @Post('cancel')
  @HttpCode(200)
  @UseGuards(SubmissionLimit)
  @ApiOkResponse(ownEvent)
  @Over
  cancel(@Body({ schema: eventLinkSchema }) { token }: EventLink): Promise<OwnEvent> {
    return this.links.cancel(token);
  }
}
