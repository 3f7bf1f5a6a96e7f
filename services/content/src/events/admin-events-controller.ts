import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { problemSchema } from '@town/contracts/problem';
import { recordId } from '@town/contracts/record-id';
import { StaffOnly } from '@town/service-kit/staff/staff-guard';
import { EventsService } from './events-service.js';

/** What only staff may do with the calendar. */
@ApiTags('Staff')
@StaffOnly()
@Controller('api/admin/events')
export class AdminEventsController {
  constructor(private readonly events: EventsService) {}

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The event is off the calendar' })
  @ApiNotFoundResponse({ description: 'No such event', standardSchema: problemSchema })
  async remove(@Param('id', { schema: recordId }) id: string): Promise<void> {
    await this.events.remove(id);
  }
}
