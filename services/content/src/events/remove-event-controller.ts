import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { recordId } from '@town/contracts/records/record-id';
import { RecordsService } from '@town/managed-records/records/records-service';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { managedEvents } from '../managed-kinds.js';

/** A route of earlier releases, which archives the event. */
@ApiTags('Staff')
@Controller('api/admin/events')
export class RemoveEventController {
  constructor(private readonly records: RecordsService) {}

  @Delete(':id')
  @StaffOnly('editor')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The event is off the calendar' })
  @ApiProblem(404, 'No such event')
  async remove(
    @Param('id', { schema: recordId }) id: string,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<void> {
    await this.records.act(managedEvents, id, 'archive', email);
  }
}
