import { readFileSync } from 'node:fs';
import { types } from 'node:util';

/** Environment variables by name. */
export type Environment = Record<string, string | undefined>;

/**
 * Replaces `NAME_FILE` variables by the content of their files: where `NAME_FILE` is set, the value
 * of `NAME` is that content without the final line break. This keeps secrets out of the environment.
 * An empty variable counts as not set.
 * @param names the variables that may come from a file
 * @throws Error that names the variable and shows neither the file's path nor its content
 */
export function withFileVariables(env: Environment, names: readonly string[]): Environment {
  const result = { ...env };
  for (const name of names) {
    const fileName = `${name}_FILE`;
    const path = env[fileName];
    // The name of an ordinary variable may end in _FILE too.
    if (!path || names.includes(fileName)) continue;
    if (env[name]) throw new Error(`${name} and ${fileName} are both set: set one of them`);
    result[name] = readVariable(fileName, path);
  }
  return result;
}

function readVariable(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const code = types.isNativeError(error) && 'code' in error ? error.code : 'unknown';
    throw new Error(`${name}: the file cannot be read (${code})`);
  }
}
