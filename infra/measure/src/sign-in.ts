import { readFileSync } from 'node:fs';
import { staffApi } from '@town/contracts/api/paths';
import { loginAnswerSchema } from '@town/contracts/staff/sign-in';
import type { StackFile } from '@town/dev-stack/testing/throwaway-stack';
import { post } from './send-until-done.js';

/** Signs a member of the staff in until it succeeds. @returns the token */
export async function signIn(
  site: string,
  { email, passwordFile }: StackFile['admin'],
): Promise<string> {
  const password = readFileSync(passwordFile, 'utf8').trim();
  const login = await post(`${site}${staffApi.login}`, { username: email, password });
  return loginAnswerSchema.parse(login).token;
}
