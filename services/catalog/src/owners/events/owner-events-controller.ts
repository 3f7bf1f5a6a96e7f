import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Put,
  UseGuards,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type BusinessEventChange,
  businessEventFormSchema,
  type DateChange,
  dateChangeSchema,
} from '@town/contracts/calendar/business-event-form';
import {
  type BusinessEvent,
  type BusinessEvents,
  businessEventSchema,
  businessEventsSchema,
} from '@town/contracts/calendar/business-events';
import { type SeenVersion, seenVersionSchema } from '@town/contracts/calendar/private-link';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import { recordId } from '@town/contracts/records/record-id';
import { idParameter } from '@town/managed-records/records/record-answer';
import { SubmissionLimit } from '@town/service-kit/limits/submission-limit';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentOwner, OwnerOnly } from '@town/service-kit/owners/owner-guard';
import * as z from 'zod/mini';
import { OwnerEvents } from './owner-events.js';

const changeCall = z.intersection(seenVersionSchema, businessEventFormSchema);
const theEvent = {
  description: 'The event as its owner sees it',
  standardSchema: businessEventSchema,
};

/** How owners post events for their business. */
@ApiTags('Owners')
@OwnerOnly()
@ApiProblem(404, 'No such listing or event, or not one of who asks')
@ApiProblem(503, 'The calendar cannot be asked')
@Controller('api/owner/listings/:id/events')
export class OwnerEventsController {
  constructor(private readonly events: OwnerEvents) {}

  @Get()
  @ApiOkResponse({ description: 'Those that are not over', standardSchema: businessEventsSchema })
  list(
    @Param('id', idParameter) id: string,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<BusinessEvents> {
    return this.events.list(owner, id);
  }

  @Post()
  @UseGuards(SubmissionLimit)
  @ApiCreatedResponse(theEvent)
  @ApiProblem(400, 'A field is wrong')
  @ApiProblem(429, 'Too many events; Retry-After says when to try again')
  create(
    @Param('id', idParameter) id: string,
    @Body({ schema: businessEventFormSchema }) event: BusinessEventChange,
    @Headers('idempotency-key') key: string | undefined,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<BusinessEvent> {
    return this.events.create(owner, id, event, key);
  }

  @Put(':event')
  @UseGuards(SubmissionLimit)
  @ApiOkResponse(theEvent)
  @ApiProblem(400, 'A field is wrong')
  @ApiProblem(409, 'The event was changed since `version`')
  change(
    @Param('id', idParameter) id: string,
    @Param('event', { schema: recordId }) event: string,
    @Body({ schema: changeCall }) change: BusinessEventChange & SeenVersion,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<BusinessEvent> {
    return this.events.change(owner, id, event, change);
  }

  @Post(':event/cancel')
  @HttpCode(200)
  @ApiOkResponse(theEvent)
  cancel(
    @Param('id', idParameter) id: string,
    @Param('event', { schema: recordId }) event: string,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<BusinessEvent> {
    return this.events.cancel(owner, id, event);
  }

  @Put(':event/dates/:date')
  @UseGuards(SubmissionLimit)
  @ApiOkResponse(theEvent)
  @ApiProblem(400, 'The event does not take place on this date, or staff have moved it')
  @ApiProblem(409, 'The event was changed since `version`')
  changeDate(
    @Param('id', idParameter) id: string,
    @Param('event', { schema: recordId }) event: string,
    @Param('date', { schema: z.iso.date() }) date: string,
    @Body({ schema: dateChangeSchema }) change: DateChange,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<BusinessEvent> {
    return this.events.changeDate(owner, id, event, date, change);
  }
}
