import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { OwnerSessions, RemoteOwnerSessions } from './owner-sessions.js';

@Module({})
class OwnerModule {}

/**
 * For modules with calls that owners make.
 * @param sessions finds the owners' sessions; by default by calling the auth service
 * @param imports modules that `sessions` needs
 */
export function ownerModule(
  sessions: Type<OwnerSessions> = RemoteOwnerSessions,
  imports: Type[] = [],
): DynamicModule {
  return {
    module: OwnerModule,
    imports,
    providers: [{ provide: OwnerSessions, useClass: sessions }],
    exports: [OwnerSessions],
  };
}
