import type { FieldError } from '@town/contracts/api/problem';
import { ProblemException } from './problem-exception.js';

/** The request is well formed and invalid; says which fields, and why. */
export class ValidationProblem extends ProblemException {
  constructor(readonly errors: FieldError[]) {
    super(400, summary(errors) || 'The request is not valid', { errors });
  }
}

/** Every message once: several fields may share one. */
function summary(errors: FieldError[]): string {
  return [...new Set(errors.map(({ message }) => message))].join('. ');
}
