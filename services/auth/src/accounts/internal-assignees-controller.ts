import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Assignee } from '@town/contracts/staff/accounts';
import { StaffAccounts } from './staff-accounts.js';

/** Called by the content service, which has the inbox. The gateway does not route it. */
@ApiExcludeController()
@Controller('internal/assignees')
export class InternalAssigneesController {
  constructor(private readonly accounts: StaffAccounts) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  list(): Promise<Assignee[]> {
    return this.accounts.assignees();
  }
}
