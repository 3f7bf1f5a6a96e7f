import type { StaffRole } from '@town/contracts/staff/roles';
import { describePermissions } from '@town/service-kit/testing/describe-permissions';
import { useService } from '@town/service-kit/testing/service-harness';
import { authService } from './auth-service.js';
import { requireSecondFactor } from './testing/require-second-factor.js';
import { staffClient } from './testing/staff-client.js';

const harness = useService(authService);
const staff = staffClient(harness);

const signedIn = async (role: StaffRole) => staff.signIn(await staff.addAccount(role));

afterEach(() => requireSecondFactor(harness, false));

describePermissions('auth', harness, signedIn, async () => {
  await requireSecondFactor(harness);
  return signedIn('administrator');
});
