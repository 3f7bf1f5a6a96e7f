import type { StaffRole } from '@town/contracts/staff/roles';
import type { FakeAuth } from './fake-auth.js';
import type { ServiceHarness } from './service-harness.js';

/**
 * Makes calls as an editor, or in another role. `body` is sent as JSON, `version` as the version that the change is based on.
 */
export const editorCall =
  (
    { address }: Pick<ServiceHarness, 'address'>,
    auth: () => FakeAuth,
    role: StaffRole = 'editor',
  ) =>
  (method: string, path: string, body?: object, version?: number): Promise<Response> =>
    fetch(address(path), {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        Authorization: `Bearer ${auth().tokenOf(role)}`,
        ...(version !== undefined && { 'If-Match': `"${version}"` }),
      },
    });
