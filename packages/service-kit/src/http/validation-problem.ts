import type { FieldError } from '@town/contracts/api/problem';
import { ProblemException } from './problem-exception.js';

/** The request is well formed but invalid. The problem lists the invalid fields and the reasons. */
export class ValidationProblem extends ProblemException {
  constructor(readonly errors: FieldError[]) {
    super(400, summary(errors) || 'The request is not valid', { errors });
  }
}

/** Each message once: several fields may have the same one. */
function summary(errors: FieldError[]): string {
  return [...new Set(errors.map(({ message }) => message))].join('. ');
}
