import { describeError } from './describe-error.js';

/** From the least to the most important. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'fatal'] as const;
export type LogLevel = (typeof logLevels)[number];
export type LogFields = Record<string, unknown>;

/** Writes one line. An Error under `error` becomes its name, code, message and stack. */
export type Log = (level: LogLevel, message: string, fields?: LogFields) => void;

// The log is on a full disk, or nothing reads it any more: lines are lost, but the process must go on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

interface LogOptions {
  /** Name of the process, in every line. */
  service: string;
  /** Less important lines are not written. */
  minimum?: LogLevel;
  /** Fields of the current request. */
  context?: () => LogFields;
}

/**
 * Makes the structured log of a process: one JSON object per line, errors to standard error and
 * everything else to standard output. Never pass personal data.
 */
export function createLog({ service, minimum = 'info', context }: LogOptions): Log {
  const written = new Set(logLevels.slice(logLevels.indexOf(minimum)));
  return (level, message, fields = {}) => {
    if (!written.has(level)) return;
    const { error, ...rest } = fields;
    const line = {
      time: new Date().toISOString(),
      level,
      service,
      ...context?.(),
      message,
      ...rest,
      ...(error !== undefined && (typeof error === 'string' ? { error } : describeError(error))),
    };
    const stream = level === 'error' || level === 'fatal' ? process.stderr : process.stdout;
    stream.write(`${JSON.stringify(line)}\n`);
  };
}
