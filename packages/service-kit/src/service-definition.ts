import type { DynamicModule, Type } from '@nestjs/common';
import type { ServiceMessaging } from '@town/messaging/service-messaging';
import type { Migration } from './database/database-module.js';
import type { AcceptedFile } from './http/json-body.js';

/** What makes one service differ from another. */
export interface ServiceDefinition {
  /** The service's name, and what it publishes and consumes. */
  messaging: ServiceMessaging;
  module: Type | DynamicModule;
  /** In the order of their times; the kit's own come first. */
  migrations: Migration[];
  /** Paths whose bodies reach their handlers as bytes, because a signature is checked first. */
  unparsedBodies?: string[];
  /** Files that calls take instead of JSON; they reach their handlers unread. */
  files?: AcceptedFile[];
}
