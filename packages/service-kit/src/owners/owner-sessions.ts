import { Inject, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { type OwnerIdentity, ownerIdentitySchema } from '@town/contracts/owners/session';
import { ConfigurationError } from '@town/process-kit/read-config';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { requestHeaders } from '../http/request-context.js';

const timeoutMs = 2_000;

/** Finds the sessions of owners. */
export abstract class OwnerSessions {
  /**
   * The owner of the session that a cookie's secret belongs to; undefined once it has ended or expired.
   */
  abstract find(secret: string): Promise<OwnerIdentity | undefined>;
}

/** Calls the auth service for every request, so that a sign-out takes effect everywhere at once. */
@Injectable()
export class RemoteOwnerSessions implements OwnerSessions {
  private readonly logger = new Logger('Owners');
  private readonly url: URL;

  constructor(@Inject(SERVICE_CONFIG) config: ServiceConfig) {
    if (!config.AUTH_URL) throw new ConfigurationError('AUTH_URL: must name the auth service');
    this.url = new URL('/internal/owner-sessions', config.AUTH_URL);
  }

  async find(secret: string): Promise<OwnerIdentity | undefined> {
    try {
      // The secret is in the body, because request addresses are logged.
      const response = await fetch(this.url, {
        method: 'POST',
        headers: { ...requestHeaders(), 'Content-Type': 'application/json' },
        body: JSON.stringify({ secret }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`The auth service answered ${response.status}`);
      return ownerIdentitySchema.parse(await response.json());
    } catch (error) {
      this.logger.warn('The auth service could not be asked', { error });
      throw new ServiceUnavailableException('Signing in is not available for the moment');
    }
  }
}
