import { Inject, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { assigneeSchema } from '@town/contracts/staff/accounts';
import { ConfigurationError } from '@town/process-kit/read-config';
import { SERVICE_CONFIG, type ServiceConfig } from '@town/service-kit/config/service-config';
import { requestHeaders } from '@town/service-kit/http/request-context';
import * as z from 'zod/mini';

const timeoutMs = 2_000;
const assigneesSchema = z.array(assigneeSchema);

/** Asks the auth service, which owns the accounts, to whom an item can be assigned. */
@Injectable()
export class Assignees {
  private readonly logger = new Logger('Assignees');
  private readonly url: URL;

  constructor(@Inject(SERVICE_CONFIG) config: ServiceConfig) {
    if (!config.AUTH_URL) throw new ConfigurationError('AUTH_URL: must name the auth service');
    this.url = new URL('/internal/assignees', config.AUTH_URL);
  }

  /**
   * The address as written in the account; undefined if no account with this address may work on items.
   * @throws ServiceUnavailableException if the auth service does not answer
   */
  async find(email: string): Promise<string | undefined> {
    const assignees = await this.ask();
    return assignees.find((each) => each.email.toLowerCase() === email.toLowerCase())?.email;
  }

  private async ask() {
    try {
      const response = await fetch(this.url, {
        headers: requestHeaders(),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`The auth service answered ${response.status}`);
      return assigneesSchema.parse(await response.json());
    } catch (error) {
      this.logger.warn('The auth service could not be asked', { error });
      throw new ServiceUnavailableException('The accounts cannot be asked for the moment');
    }
  }
}
