import { type AccountsService, StaffCommandError } from './accounts-service.js';
import { FirstAccount } from './first-account.js';

/** Accounts for which another process creates the first account at the same moment. */
function openedElsewhere(appears: boolean): AccountsService {
  let empty = true;
  return {
    isEmpty: async () => empty,
    openFirst: async () => {
      empty = !appears;
      throw new StaffCommandError('There is an account with this e-mail address already');
    },
  } as unknown as AccountsService;
}

beforeEach(() => {
  process.env.ADMIN_EMAIL = 'admin@example.com';
  process.env.ADMIN_PASSWORD = 'a long enough password';
});

test('a process continues when another one creates the first account at the same moment', async () => {
  await expect(new FirstAccount(openedElsewhere(true)).onModuleInit()).resolves.toBeUndefined();
});

test('an invalid first account is reported', async () => {
  await expect(new FirstAccount(openedElsewhere(false)).onModuleInit()).rejects.toThrow('already');
});
