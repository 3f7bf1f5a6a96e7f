import { type AccountsService, StaffCommandError } from './accounts-service.js';
import { FirstAccount } from './first-account.js';

/** Accounts of which another process has one the moment that this one wants to open it. */
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

test('a process that starts as another opens the first account goes on', async () => {
  await expect(new FirstAccount(openedElsewhere(true)).onModuleInit()).resolves.toBeUndefined();
});

test('an invalid first account is reported', async () => {
  await expect(new FirstAccount(openedElsewhere(false)).onModuleInit()).rejects.toThrow('already');
});
