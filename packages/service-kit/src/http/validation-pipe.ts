import { StandardSchemaValidationPipe } from '@nestjs/common';
import { ValidationProblem } from './validation-problem.js';

/** One invalid value, as Standard Schema describes it. */
interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** Maximum number of errors in a response: a large body can have very many. */
const maxErrors = 50;

/** Validates parameters and bodies against the schemas that handlers declare. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({ exceptionFactory: toValidationProblem });
}

/** The problem that says which values are invalid, and why. */
export function toValidationProblem(issues: readonly Issue[]): ValidationProblem {
  return new ValidationProblem(
    issues.slice(0, maxErrors).map(({ path, message }) => ({ path: dotted(path), message })),
  );
}

function dotted(path: Issue['path']): string {
  return (path ?? [])
    .map((segment) => String(typeof segment === 'object' ? segment.key : segment))
    .join('.');
}
