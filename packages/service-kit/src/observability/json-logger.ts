import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import { currentRequestId } from '../http/request-context.js';

const levels: LogLevel[] = ['verbose', 'debug', 'log', 'warn', 'error', 'fatal'];

/** Structured logs: one JSON object a line, with the service and the request it belongs to. */
export class JsonLogger extends ConsoleLogger {
  constructor(
    private readonly service: string,
    level: LogLevel,
  ) {
    super({
      json: true,
      colors: false,
      flattenParams: true,
      logLevels: levels.slice(levels.indexOf(level)),
    });
  }

  protected override getJsonLogObject(
    ...args: Parameters<ConsoleLogger['getJsonLogObject']>
  ): ReturnType<ConsoleLogger['getJsonLogObject']> {
    return Object.assign(super.getJsonLogObject(...args), {
      service: this.service,
      requestId: currentRequestId(),
    });
  }
}
