import { BadRequestException } from '@nestjs/common';
import type { FieldError } from '@town/contracts/api/problem';

/** The request is well formed and invalid; says which fields, and why. */
export class ValidationProblem extends BadRequestException {
  constructor(readonly errors: FieldError[]) {
    super(summary(errors) || 'The request is not valid');
  }
}

/** Every message once: several fields may share one. */
function summary(errors: FieldError[]): string {
  return [...new Set(errors.map(({ message }) => message))].join('. ');
}
