import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FormGuard } from '@town/contracts/forms/form-guard';
import type { Language } from '@town/contracts/pages/languages';
import type { Request } from 'express';
import * as z from 'zod/mini';
import { pageLanguageOf } from '../http/page-language.js';
import { ValidationProblem } from '../http/validation-problem.js';
import { visitorAddress } from '../http/visitor-address.js';

/** The parts of a submission besides its content. */
export interface SubmissionContext {
  /** The route of the form. */
  form: string;
  key: string | undefined;
  guard: FormGuard;
  /** The IP address or network that the submission came from. */
  visitor: string;
  /** The language of the page with the form. */
  language: Language;
}

const saneKey = /^[\x21-\x7e]{1,255}$/;

// Invalid guard fields are ignored instead of refused.
const guardSchema = z.object({
  website2: z.catch(z.optional(z.string()), undefined),
  startedAt: z.catch(z.optional(z.number()), undefined),
  sentAt: z.catch(z.optional(z.number()), undefined),
});

/** Gives a handler the context of its submission. */
export const FromSubmission = createParamDecorator(
  (_: unknown, context: ExecutionContext): SubmissionContext => {
    const request = context.switchToHttp().getRequest<Request>();
    return {
      form: request.route.path,
      key: keyOf(request),
      guard: guardSchema.safeParse(request.body).data ?? {},
      visitor: visitorAddress(request),
      language: pageLanguageOf(request) ?? 'en',
    };
  },
);

function keyOf(request: Request): string | undefined {
  const key = request.get('Idempotency-Key');
  if (key === undefined || saneKey.test(key)) return key;
  throw new ValidationProblem([
    { path: 'Idempotency-Key', message: 'Idempotency-Key must be 1 to 255 visible characters' },
  ]);
}
