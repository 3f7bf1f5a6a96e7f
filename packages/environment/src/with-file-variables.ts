import { readFileSync } from 'node:fs';

/** Environment variables by name. */
export type Environment = Record<string, string | undefined>;

/**
 * The environment with the content of files in it: where `NAME_FILE` is set, `NAME` is what that
 * file says, without the line break at its end. So a secret need not be in the environment itself.
 * An empty variable counts as one that is not set.
 * @param names the variables that may come from a file
 * @throws Error that names the variable and shows neither the file's path nor its content
 */
export function withFileVariables(env: Environment, names: readonly string[]): Environment {
  const result = { ...env };
  for (const name of names) {
    const fileName = `${name}_FILE`;
    const path = env[fileName];
    // A variable may have a name of its own that ends like this.
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
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${name}: the file that it names cannot be read (${code})`);
  }
}
