import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { readConfig } from '@town/process-kit/read-config';
import * as z from 'zod/mini';
import { AccountsService } from './accounts-service.js';

const schema = z.object({
  ADMIN_EMAIL: z.optional(z.email('must be an e-mail address')),
  ADMIN_PASSWORD: z.optional(z.string()),
});

/** Creates the first account from the environment variables when there is none. */
@Injectable()
export class FirstAccount implements OnModuleInit {
  private readonly logger = new Logger('Staff');

  constructor(private readonly accounts: AccountsService) {}

  async onModuleInit(): Promise<void> {
    if (!(await this.accounts.isEmpty())) return;
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = readConfig(schema);
    if (!ADMIN_EMAIL || !ADMIN_PASSWORD) {
      this.logger.warn('There is no staff account: add one by the command "staff add"');
      return;
    }
    try {
      await this.accounts.openFirst(ADMIN_EMAIL, ADMIN_PASSWORD);
      this.logger.log('The first staff account was opened');
    } catch (error) {
      // Another process that started at the same time has created it.
      if (await this.accounts.isEmpty()) throw error;
    }
  }
}
