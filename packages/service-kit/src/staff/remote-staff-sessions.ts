import { Inject, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { type SessionOwner, sessionOwnerSchema } from '@town/contracts/staff/roles';
import { ConfigurationError } from '@town/process-kit/read-config';
import { createRemoteJWKSet, customFetch } from 'jose';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { requestHeaders } from '../http/request-context.js';
import type { StaffSessions } from './staff-sessions.js';

const timeoutMs = 2_000;
/** How long a key that the auth service has withdrawn is still accepted, at most. */
const cacheMaxAge = 5 * 60_000;
/**
 * Unknown key ids, which a caller can invent, cause at most one request to the auth service in this time.
 */
const cooldownDuration = 1_000;

/**
 * Calls the auth service. Keys are cached; a session is looked up for every request, so that a sign-out
 * takes effect everywhere at once.
 */
@Injectable()
export class RemoteStaffSessions implements StaffSessions {
  readonly findKey: StaffSessions['findKey'];
  private readonly logger = new Logger('Staff');
  private readonly authUrl: string;

  constructor(@Inject(SERVICE_CONFIG) config: ServiceConfig) {
    if (!config.AUTH_URL) throw new ConfigurationError('AUTH_URL: must name the auth service');
    this.authUrl = config.AUTH_URL;
    this.findKey = createRemoteJWKSet(new URL('/api/auth/jwks.json', config.AUTH_URL), {
      cacheMaxAge,
      cooldownDuration,
      [customFetch]: (url) => this.ask(url),
    });
  }

  async findOwner(sessionId: string): Promise<SessionOwner | undefined> {
    const path = `/internal/sessions/${encodeURIComponent(sessionId)}`;
    const response = await this.ask(this.authUrl + path);
    if (response.status === 404) return undefined;
    return sessionOwnerSchema.parse(await response.json());
  }

  private async ask(url: string): Promise<Response> {
    try {
      const response = await fetch(url, {
        headers: requestHeaders(),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok || response.status === 404) return response;
      throw new Error(`The auth service answered ${response.status}`);
    } catch (error) {
      this.logger.warn('The auth service could not be asked', { error });
      throw new ServiceUnavailableException('Signing in is not available for the moment');
    }
  }
}
