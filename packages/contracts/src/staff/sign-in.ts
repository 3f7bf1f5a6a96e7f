import * as z from 'zod/mini';
import { emailAddress } from '../forms/fields.js';

const password = 'Password is required';

/** The body of a staff sign-in. */
export const loginSchema = z.object({
  username: emailAddress,
  password: z
    .string({ error: password })
    .check(
      z.minLength(1, password),
      z.maxLength(1_000, 'Password must be at most 1000 characters'),
    ),
});
loginSchema.register(z.globalRegistry, { id: 'Login' });
export type Login = z.output<typeof loginSchema>;

/** The response to a staff sign-in. */
export const loginAnswerSchema = z.object({
  /** A bearer token, good for eight hours. */
  token: z.string(),
  username: z.string(),
  message: z.string(),
});
loginAnswerSchema.register(z.globalRegistry, { id: 'LoginAnswer' });
export type LoginAnswer = z.output<typeof loginAnswerSchema>;
