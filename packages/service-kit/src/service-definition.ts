import type { DynamicModule, Type } from '@nestjs/common';
import type { ApiService } from '@town/contracts/api-owners';
import type { Migration } from './database/database-module.js';

/** What makes one service differ from another. */
export interface ServiceDefinition {
  name: ApiService | 'notifications';
  module: Type | DynamicModule;
  /** In the order of their times; the kit's own come first. */
  migrations: Migration[];
  /** Paths whose bodies reach their handlers as bytes, since a signature is checked first. */
  unparsedBodies?: string[];
}
