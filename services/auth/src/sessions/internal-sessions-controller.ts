import { Controller, Get, Header, NotFoundException, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { recordId } from '@town/contracts/records/record-id';
import type { SessionOwner } from '@town/contracts/staff/roles';
import { SessionOwners } from './session-owners.js';

/** For the other services; the gateway routes none of this. */
@ApiExcludeController()
@Controller('internal/sessions')
export class InternalSessionsController {
  constructor(private readonly owners: SessionOwners) {}

  /** Whose session it is while it continues, else 404. */
  @Get(':id')
  @Header('Cache-Control', 'no-store')
  async find(@Param('id', { schema: recordId }) id: string): Promise<SessionOwner> {
    const owner = await this.owners.find(id);
    if (!owner) throw new NotFoundException('No such session');
    return owner;
  }
}
