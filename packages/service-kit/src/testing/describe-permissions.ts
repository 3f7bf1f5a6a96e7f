import type { ApiService } from '@town/contracts/api/owners';
import { isOpenBeforeEnrolment, staffCallsOf } from '@town/contracts/staff/permissions';
import { includesRole, type StaffRole, staffRoles } from '@town/contracts/staff/roles';
import type { ServiceHarness } from './service-harness.js';

const anyId = '00000000-0000-4000-8000-000000000000';

interface OpenApi {
  paths: Record<string, Record<string, { security?: object[] }>>;
}

/**
 * Tests all staff calls of a service against the permission table: every role is allowed or refused as
 * the table says, a call without a token is refused, and no call is missing in the table. Requests name a
 * record that does not exist and have an empty body, so they change nothing.
 * @param tokenOf creates a token of an account with the role
 * @param tokenBeforeEnrolment creates a token of an administrator who must add a second factor first
 */
export function describePermissions(
  service: ApiService,
  { address, read }: Pick<ServiceHarness, 'address' | 'read'>,
  tokenOf: (role: StaffRole) => string | Promise<string>,
  tokenBeforeEnrolment: () => string | Promise<string>,
): void {
  const calls = staffCallsOf(service);

  async function statusOf({ method, path }: (typeof calls)[number], token?: string) {
    const answer = await fetch(address(path.replaceAll(/\{\w+\}/g, anyId)), {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(method !== 'GET' && { body: '{}' }),
    });
    return answer.status;
  }

  test.each(calls.map((call) => ({ ...call, call })))(
    '$method $path needs the role $role or a higher one',
    async ({ call }) => {
      expect(await statusOf(call)).toBe(401);
      for (const role of staffRoles) {
        const status = await statusOf(call, await tokenOf(role));
        const isRefused = status === 403 || status === 401;
        expect({ role, isRefused }).toEqual({ role, isRefused: !includesRole(role, call.role) });
        expect(status).toBeLessThan(500);
      }
    },
  );

  test('an administrator without a required second factor may only add one', async () => {
    const open: string[] = [];
    for (const call of calls) {
      const status = await statusOf(call, await tokenBeforeEnrolment());
      if (status !== 403) open.push(call.path);
    }
    expect(open).toEqual(calls.filter(isOpenBeforeEnrolment).map(({ path }) => path));
  });

  test('the permission table contains every staff call of the service', async () => {
    const { paths } = await read<OpenApi>(`/api/${service}/openapi.json`);
    const secured = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { security }]) => security?.some((scheme) => 'bearer' in scheme))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    expect(secured.sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort());
  });
}
