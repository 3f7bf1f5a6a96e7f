import { recordOf } from '@town/contracts/records/record-of';
import { withFileVariables } from '@town/process-kit/with-file-variables';
import * as z from 'zod/mini';

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

/**
 * Reads addresses of databases from `<NAME>_DATABASE_URL` or the file that `<NAME>_DATABASE_URL_FILE`
 * names.
 * @throws Error that names what is missing or wrong and shows no value
 */
export function readDatabaseUrls<Name extends string>(
  names: readonly Name[],
  env: Record<string, string | undefined>,
): Record<Name, string> {
  const variables = names.map((name) => `${name.toUpperCase()}_DATABASE_URL`);
  const given = withFileVariables(env, variables);
  const wrong = variables.filter((variable) => !databaseUrl.safeParse(given[variable]).success);
  if (wrong.length > 0) {
    throw new Error(`${wrong.join(' and ')}: must be the address of a PostgreSQL database`);
  }
  // Every name has a checked value.
  return recordOf(names, (name) => given[`${name.toUpperCase()}_DATABASE_URL`] ?? '');
}
