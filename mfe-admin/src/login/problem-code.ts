import { HttpError } from '@town/slice-kit/http-error';

/** The `code` of the server's problem, where it has one. */
export function problemCode(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  try {
    const problem: unknown = JSON.parse(error.body);
    const hasCode = typeof problem === 'object' && problem !== null && 'code' in problem;
    return hasCode ? String(problem.code) : undefined;
  } catch {
    // A gateway's page instead of a problem.
    return undefined;
  }
}
