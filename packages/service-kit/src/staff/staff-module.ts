import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { RemoteStaffSessions } from './remote-staff-sessions.js';
import { StaffSessions } from './staff-sessions.js';
import { StaffStrategy } from './staff-strategy.js';

@Module({})
class StaffModule {}

/**
 * For services with something that only staff may do.
 * @param sessions who knows the sessions; by default the auth service is asked
 * @param imports what that one needs
 */
export function staffModule(
  sessions: Type<StaffSessions> = RemoteStaffSessions,
  imports: Type[] = [],
): DynamicModule {
  return {
    module: StaffModule,
    imports: [PassportModule, ...imports],
    providers: [{ provide: StaffSessions, useClass: sessions }, StaffStrategy],
  };
}
