import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import {
  type BusinessEvent,
  type BusinessEventCall,
  businessEventCalls,
} from '@town/contracts/calendar/business-events';
import { BusinessEvents } from './business-events.js';

/** Called by the catalog, which has checked the caller's rights. The gateway does not route it. */
@ApiExcludeController()
@Controller('internal/business-events')
export class InternalBusinessEventsController {
  constructor(private readonly events: BusinessEvents) {}

  @Post('list')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  list(
    @Body({ schema: businessEventCalls.list }) { businessId }: BusinessEventCall['list'],
  ): Promise<BusinessEvent[]> {
    return this.events.list(businessId);
  }

  @Post('create')
  @HttpCode(200)
  create(
    @Body({ schema: businessEventCalls.create }) call: BusinessEventCall['create'],
  ): Promise<BusinessEvent> {
    return this.events.create(call);
  }

  @Post('change')
  @HttpCode(200)
  change(
    @Body({ schema: businessEventCalls.change }) call: BusinessEventCall['change'],
  ): Promise<BusinessEvent> {
    return this.events.change(call);
  }

  @Post('cancel')
  @HttpCode(200)
  cancel(
    @Body({ schema: businessEventCalls.cancel }) call: BusinessEventCall['cancel'],
  ): Promise<BusinessEvent> {
    return this.events.cancel(call);
  }

  @Post('date')
  @HttpCode(200)
  changeDate(
    @Body({ schema: businessEventCalls.date }) call: BusinessEventCall['date'],
  ): Promise<BusinessEvent> {
    return this.events.changeDate(call);
  }
}
