import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { RemoteStaffSessions } from './remote-staff-sessions.js';
import { StaffSessions } from './staff-sessions.js';
import { StaffStrategy } from './staff-strategy.js';

@Module({})
class StaffModule {}

/**
 * For services with calls that only staff may make.
 * @param sessions finds the staff's sessions; by default by calling the auth service
 * @param imports modules that `sessions` needs
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
