import * as z from 'zod/mini';
import { type Environment, withFileVariables } from './with-file-variables.js';

/** The environment does not describe a process that could run. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * Reads and checks the configuration of a process, once, at its start. An empty variable counts
 * as not set. Where `NAME_FILE` is set, the content of that file is the value of `NAME`.
 * @throws ConfigurationError that names every wrong variable and shows no value: it may be a secret
 */
export function readConfig<Schema extends z.ZodMiniType>(
  schema: Schema,
  env: Environment = process.env,
): z.output<Schema> {
  const given = Object.fromEntries(
    Object.entries(readFiles(schema, env)).filter(([, value]) => value !== ''),
  );
  const result = schema.safeParse(given, { error: problemOf });
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'environment'}: ${message}`,
  );
  throw new ConfigurationError(`Invalid configuration: ${problems.join('; ')}`);
}

/** Says what is wrong with a variable whose schema does not say it. */
function problemOf(issue: z.core.$ZodRawIssue): string | undefined {
  // A missing number is coerced to NaN before it is checked.
  if (issue.input === undefined) return 'is not set';
  switch (issue.code) {
    case 'invalid_value':
      return `must be ${issue.values.join(' or ')}`;
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}`;
    case 'too_small':
      return `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`;
    case 'invalid_format':
      return issue.format === 'starts_with'
        ? `must begin with ${String(issue['prefix'])}`
        : `must be a valid ${issue.format}`;
    default:
      return undefined;
  }
}

function readFiles(schema: z.ZodMiniType, env: Environment): Environment {
  if (!(schema instanceof z.ZodMiniObject)) return env;
  try {
    return withFileVariables(env, Object.keys(schema.shape));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(`Invalid configuration: ${reason}`);
  }
}
