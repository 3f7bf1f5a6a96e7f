import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import { currentRequest } from '../http/request-context.js';

const levels: LogLevel[] = ['verbose', 'debug', 'log', 'warn', 'error', 'fatal'];

/** Nest's own account of its start: worth reading only while debugging. */
const startup = new Set<unknown>([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

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

  override log(message: unknown, ...rest: unknown[]): void {
    if (startup.has(rest.at(-1))) super.debug(message, ...rest);
    else super.log(message, ...rest);
  }

  protected override getJsonLogObject(
    ...args: Parameters<ConsoleLogger['getJsonLogObject']>
  ): ReturnType<ConsoleLogger['getJsonLogObject']> {
    const request = currentRequest();
    return Object.assign(super.getJsonLogObject(...args), {
      service: this.service,
      requestId: request?.requestId,
      traceId: request?.step?.traceId,
    });
  }
}
