import { createPublicKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import * as z from 'zod/mini';
import { ConfigurationError } from '../config/read-config.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { requestHeaders } from '../http/request-context.js';
import { describeError } from '../observability/describe-error.js';
import type { StaffSessions } from './staff-sessions.js';

const timeoutMs = 2_000;
/** Keys that auth no longer shows are forgotten after this. */
const keysForMs = 5 * 60_000;
/** An unknown key is looked for at most this often, whoever makes up key ids. */
const lookAgainMs = 1_000;

const jwksSchema = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.string(), n: z.string(), e: z.string() })),
});

/**
 * Asks the auth service. A session is asked for with every request, and nothing of it is
 * kept: signed out is signed out everywhere, at once.
 */
@Injectable()
export class RemoteStaffSessions implements StaffSessions {
  private readonly logger = new Logger('Staff');
  private readonly authUrl: string;
  private keys = new Map<string, KeyObject>();
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(@Inject(SERVICE_CONFIG) config: ServiceConfig) {
    if (!config.AUTH_URL) throw new ConfigurationError('AUTH_URL: must name the auth service');
    this.authUrl = config.AUTH_URL;
  }

  async publicKey(kid: string): Promise<KeyObject | undefined> {
    const age = performance.now() - this.readAt;
    if (age > keysForMs || (!this.keys.has(kid) && age > lookAgainMs)) await this.readKeys();
    return this.keys.get(kid);
  }

  async isActive(sessionId: string): Promise<boolean> {
    const response = await this.ask(`/internal/sessions/${encodeURIComponent(sessionId)}`);
    return response.ok;
  }

  private async readKeys(): Promise<void> {
    const response = await this.ask('/api/auth/jwks.json');
    const { keys } = jwksSchema.parse(await response.json());
    this.keys = new Map(
      keys.map((key) => [key.kid, createPublicKey({ key: { ...key }, format: 'jwk' })]),
    );
    this.readAt = performance.now();
  }

  private async ask(path: string): Promise<Response> {
    try {
      const response = await fetch(this.authUrl + path, {
        headers: requestHeaders(),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok || response.status === 404) return response;
      throw new Error(`The auth service answered ${response.status}`);
    } catch (error) {
      this.logger.warn('The auth service could not be asked', describeError(error));
      throw new ServiceUnavailableException('Signing in is not available for the moment');
    }
  }
}
