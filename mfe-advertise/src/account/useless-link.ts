import { statusOf } from '@town/slice-kit/http-error';

/** Whether an answer says that the link of a mail works no more, or never did. */
export const isUselessLink = (error: unknown): boolean =>
  [400, 404, 410].includes(statusOf(error) ?? 0);
