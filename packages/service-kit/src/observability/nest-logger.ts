import type { LoggerService } from '@nestjs/common';
import type { Log, LogLevel } from '@town/process-kit/logger';
import * as z from 'zod/mini';

/** Contexts of Nest's own start-up messages, which are useful only for debugging. */
const startup = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

const fieldsSchema = z.record(z.string(), z.unknown());

/** Makes Nest's `new Logger('Context')` write to the log of the process. */
export class NestLogger implements LoggerService {
  readonly log = this.writerOf('info');
  readonly debug = this.writerOf('debug');
  readonly warn = this.writerOf('warn');
  readonly error = this.writerOf('error');
  readonly fatal = this.writerOf('fatal');

  constructor(private readonly write: Log) {}

  private writerOf(level: LogLevel) {
    return (message: unknown, ...rest: unknown[]) => this.line(level, message, rest);
  }

  /** In `rest`, Nest passes the fields first and the context last. */
  private line(level: LogLevel, message: unknown, rest: unknown[]): void {
    const last = rest.at(-1);
    const context = typeof last === 'string' ? last : undefined;
    const isStartup = level === 'info' && context !== undefined && startup.has(context);
    const fields = fieldsSchema.safeParse(rest[0]);
    this.write(isStartup ? 'debug' : level, String(message), { context, ...fields.data });
  }
}
