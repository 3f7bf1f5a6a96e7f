import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Assignee } from '@town/contracts/staff/accounts';
import { StaffAccounts } from './staff-accounts.js';

/** For the content service, which keeps the inbox; the gateway routes none of this. */
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
