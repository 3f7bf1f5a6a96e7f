import { Controller, Get, Header, NotFoundException, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { recordId } from '@town/contracts/records/record-id';
import type { SessionOwner } from '@town/contracts/staff/roles';
import { SessionOwners } from './session-owners.js';

/** Called by the other services. The gateway does not route it. */
@ApiExcludeController()
@Controller('internal/sessions')
export class InternalSessionsController {
  constructor(private readonly owners: SessionOwners) {}

  /** Returns the account of an active session, else 404. */
  @Get(':id')
  @Header('Cache-Control', 'no-store')
  async find(@Param('id', { schema: recordId }) id: string): Promise<SessionOwner> {
    const owner = await this.owners.find(id);
    if (!owner) throw new NotFoundException('No such session');
    return owner;
  }
}
