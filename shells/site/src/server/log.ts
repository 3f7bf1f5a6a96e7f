/** Writes one structured line to standard output. Never pass personal data. */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: Record<string, unknown> = {},
): void {
  const { error, ...rest } = fields;
  const line = {
    time: new Date().toISOString(),
    level,
    service: 'site',
    message,
    ...rest,
    ...(error !== undefined && {
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
