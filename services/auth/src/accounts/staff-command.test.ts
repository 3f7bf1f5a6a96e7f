import { runProgram } from '@town/service-kit/testing/run-program';
import { useService } from '@town/service-kit/testing/service-harness';
import { authService } from '../auth-service.js';

const firstAccount = { ADMIN_EMAIL: 'first@example.com', ADMIN_PASSWORD: 'first password' };
Object.assign(process.env, firstAccount);
const { address, database } = useService(authService);
const program = new URL('../staff.js', import.meta.url);

afterAll(() => {
  for (const name of Object.keys(firstAccount)) delete process.env[name];
});

const staff = (...args: string[]) => runProgram(program, args, database().url);

const signIn = async (username: string, password: string) =>
  (
    await fetch(address('/api/admin/login'), {
      method: 'POST',
      body: JSON.stringify({ username, password }),
      headers: { 'Content-Type': 'application/json' },
    })
  ).status;

test('the first account is created from the environment variables', async () => {
  expect(await signIn('first@example.com', 'first password')).toBe(200);
});

test('the command adds, disables and resets accounts', async () => {
  const added = await staff('add', 'new@example.com');
  const password = added.output.match(/is (\S+)/)?.[1] ?? '';
  expect(await signIn('new@example.com', password)).toBe(200);
  expect((await staff('disable', 'new@example.com')).status).toBe(0);
  expect(await signIn('new@example.com', password)).toBe(401);
  const reset = await staff('reset', 'new@example.com');
  expect(await signIn('new@example.com', reset.output.match(/is (\S+)/)?.[1] ?? '')).toBe(200);
  expect(await signIn('new@example.com', password)).toBe(401);
  expect((await staff('rotate-key')).status).toBe(0);
  expect(await signIn('first@example.com', 'first password')).toBe(200);
});

test('the command prints an error in one line', async () => {
  expect(await staff('add', 'first@example.com')).toEqual({
    status: 1,
    output: 'There is an account with this e-mail address already\n',
  });
  expect((await staff('disable', 'nobody@example.com')).output).toMatch(/no account/);
  expect((await staff('sack', 'first@example.com')).output).toMatch(/^Usage/);
});
