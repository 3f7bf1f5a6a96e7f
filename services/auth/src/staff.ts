import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { readConfig } from '@town/process-kit/read-config';
import { serviceConfigSchema } from '@town/service-kit/config/service-config';
import { createService } from '@town/service-kit/create-service';
import * as z from 'zod/mini';
import { AccountsService, StaffCommandError } from './accounts/accounts-service.js';
import { authService } from './auth-service.js';
import { SigningKeys } from './keys/signing-keys.js';

const usage = `Usage: staff add|reset|disable|reset-second-factor <e-mail address>
       staff rotate-key
The password of "add" and "reset" is that of STAFF_PASSWORD, or a new one that is printed.`;

const emailCommands = ['add', 'reset', 'disable', 'reset-second-factor'];

const say = (text: string) => process.stdout.write(`${text}\n`);

/** A command for operators: manages staff accounts. */
async function staff([command = '', email = '']: string[]): Promise<void> {
  const isEmail = z.email().safeParse(email).success;
  if (!(command === 'rotate-key' || (isEmail && emailCommands.includes(command)))) {
    throw new StaffCommandError(usage);
  }
  const app = await createService(authService, {
    ...readConfig(serviceConfigSchema),
    LOG_LEVEL: 'error',
  });
  try {
    await run(command, email, app.get(AccountsService), app.get(SigningKeys));
  } finally {
    await app.close();
  }
}

async function run(
  command: string,
  email: string,
  accounts: AccountsService,
  keys: SigningKeys,
): Promise<void> {
  const given = process.env.STAFF_PASSWORD;
  const password = given || randomBytes(15).toString('base64url');
  if (command === 'add') await accounts.add(email, password);
  if (command === 'reset') await accounts.reset(email, password);
  if (command === 'disable') await accounts.disable(email);
  if (command === 'reset-second-factor') await accounts.resetSecondFactor(email);
  if (command === 'rotate-key') await keys.rotate();
  const showsPassword = (command === 'add' || command === 'reset') && !given;
  say(showsPassword ? `Done. The password of ${email} is ${password}` : 'Done.');
}

try {
  await staff(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StaffCommandError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
