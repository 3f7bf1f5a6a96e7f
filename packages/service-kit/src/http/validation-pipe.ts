import { StandardSchemaValidationPipe } from '@nestjs/common';
import { ValidationProblem } from './validation-problem.js';

/** What a validation library says of one wrong value, as Standard Schema has it. */
interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** More than these are not reported: a body can be wrong in as many places as it has. */
const maxErrors = 50;

/** Checks parameters and bodies against the schemas that their handlers name. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({ exceptionFactory: toProblem });
}

function toProblem(issues: readonly Issue[]): ValidationProblem {
  return new ValidationProblem(
    issues.slice(0, maxErrors).map(({ path, message }) => ({ path: dotted(path), message })),
  );
}

function dotted(path: Issue['path']): string {
  return (path ?? [])
    .map((segment) => String(typeof segment === 'object' ? segment.key : segment))
    .join('.');
}
