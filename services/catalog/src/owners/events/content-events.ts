import { Inject, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { problemSchema } from '@town/contracts/api/problem';
import {
  type businessEventCalls,
  businessEventPath,
} from '@town/contracts/calendar/business-events';
import { ProblemException } from '@town/service-kit/http/problem-exception';
import { requestHeaders } from '@town/service-kit/http/request-context';
import type * as z from 'zod/mini';
import { CONTENT_URL } from '../../search-documents/read-documents.js';

const timeoutMs = 5_000;

/** Client for the content service, which stores the events of businesses. */
@Injectable()
export class ContentEvents {
  private readonly logger = new Logger('ContentEvents');

  constructor(@Inject(CONTENT_URL) private readonly contentUrl: string | undefined) {}

  /**
   * Calls the content service.
   * @throws ProblemException with the reason and the fields when content refuses the call
   * @throws ServiceUnavailableException when content is unavailable
   */
  async call<Schema extends z.ZodMiniType>(
    name: keyof typeof businessEventCalls,
    body: object,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const { status, answer } = await this.ask(name, body);
    if (status < 300) return schema.parse(answer);
    const problem = problemSchema.safeParse(answer).data;
    const { message = 'The event could not be saved', errors } = problem ?? {};
    throw new ProblemException(status, message, errors ? { errors } : {});
  }

  private async ask(name: keyof typeof businessEventCalls, body: object) {
    try {
      if (!this.contentUrl) throw new Error('CONTENT_URL does not name the content service');
      const response = await fetch(new URL(businessEventPath(name), this.contentUrl), {
        method: 'POST',
        headers: { ...requestHeaders(), 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status } = response;
      if (status >= 500) throw new Error(`The content service answered ${status}`);
      const answer: unknown = await response.json();
      return { status, answer };
    } catch (error) {
      this.logger.warn('The content service could not be asked', { error });
      throw new ServiceUnavailableException('Events are not available for the moment');
    }
  }
}
