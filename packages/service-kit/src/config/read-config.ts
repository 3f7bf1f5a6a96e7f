import { withFileVariables } from '@town/environment/with-file-variables';
import * as z from 'zod/mini';

/** The environment does not describe a service that could run. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * Reads and checks the whole configuration once, at boot.
 * The error names every variable that is wrong, and never shows a value: it may be a secret.
 * Where `NAME_FILE` is set, that file says what `NAME` is.
 */
export function readConfig<Schema extends z.ZodMiniType>(
  schema: Schema,
  env: Record<string, string | undefined> = process.env,
): z.output<Schema> {
  const given = Object.fromEntries(
    Object.entries(readFiles(schema, env)).filter(([, value]) => value !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'environment'}: ${message}`,
  );
  throw new ConfigurationError(`Invalid configuration: ${problems.join('; ')}`);
}

function readFiles(schema: z.ZodMiniType, env: Record<string, string | undefined>) {
  if (!(schema instanceof z.ZodMiniObject)) return env;
  try {
    return withFileVariables(env, Object.keys(schema.shape));
  } catch (error) {
    throw new ConfigurationError(`Invalid configuration: ${(error as Error).message}`);
  }
}
