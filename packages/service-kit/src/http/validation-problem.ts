import { BadRequestException } from '@nestjs/common';
import type { FieldError } from '@town/contracts/problem';

/** The request is well formed and wrong: says which fields, and why. */
export class ValidationProblem extends BadRequestException {
  constructor(readonly errors: FieldError[]) {
    super(errors.map(({ message }) => message).join('. ') || 'The request is not valid');
  }
}
