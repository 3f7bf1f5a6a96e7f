import type { DynamicModule, Type } from '@nestjs/common';
import type { ServiceMessaging } from '@town/messaging/service-messaging';
import type { Migration } from './database/database-module.js';
import type { AcceptedFile } from './http/json-body.js';

/** Everything that `bootstrapService` needs to know about a service. */
export interface ServiceDefinition {
  /** The service's name, and what it publishes and consumes. */
  messaging: ServiceMessaging;
  module: Type | DynamicModule;
  /** Ordered by timestamp; the kit's own migrations come first. */
  migrations: Migration[];
  /**
   * Paths whose bodies are passed to their handlers as bytes, because a signature must be verified first.
   */
  unparsedBodies?: string[];
  /** Calls that take a file instead of JSON. Their handlers read the body themselves. */
  files?: AcceptedFile[];
}
