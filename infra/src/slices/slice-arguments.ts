import { parseArgs } from 'node:util';
import { sliceNames } from './slice-names.js';

/** What was asked of `npm run slice`. */
export interface SliceArguments {
  command: string;
  /** Empty where none was named. */
  name: string;
  version: string | undefined;
  /** Whole percent of the visitors. */
  percent: number | undefined;
  /** Further addresses and options, as given. */
  site: string | undefined;
  to: string | undefined;
  every: number | undefined;
}

/** How it is used. */
export const usage = `Usage: npm run slice -- <command> <slice>
  build    <slice>                             build it
  check    <slice> [--site <address>]          check the build against this checkout's shell
  publish  <slice> [--version <v>] [--canary <percent>] [--site <address>]
                                               check, upload and make it live, for all or some
  promote  <slice> [--version <v>] [--percent <percent>]
                                               give the canary to more visitors, or to everybody
  rollback <slice>                             end the canary, or go back to the version before
  withdraw <slice> --version <v>               let nobody have this version any more
  prune    <slice>                             keep the last five versions
  list     [<slice>]                           what is published
  sign                                         sign the registry anew, with another key
  pull     --to <folder> [--every <seconds>]   copy what is published, verified, to a folder
  watch    --site <address,…> [--every <seconds>]
                                               end canaries that the site's servers hold back
Slices: ${sliceNames.join(', ')}`;

/**
 * Reads the command line.
 * @throws Error that says what is wrong with it
 */
export function readSliceArguments(args: string[]): SliceArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      version: { type: 'string' },
      canary: { type: 'string' },
      percent: { type: 'string' },
      site: { type: 'string' },
      to: { type: 'string' },
      every: { type: 'string' },
    },
  });
  const [command = '', name = '', ...rest] = positionals;
  if (!command || rest.length > 0) throw new Error(usage);
  if (name && !sliceNames.some((each) => each === name)) {
    throw new Error(`There is no slice ${name}: the slices are ${sliceNames.join(', ')}`);
  }
  const { version } = values;
  if (version !== undefined && !/^[0-9A-Za-z][0-9A-Za-z.-]{0,60}$/.test(version)) {
    throw new Error(`"${version}" is no version: letters, digits, points and dashes only`);
  }
  return {
    command,
    name,
    version,
    percent: number(values.canary ?? values.percent, 'percent', 100),
    site: values.site,
    to: values.to,
    every: number(values.every, 'seconds', 86_400),
  };
}

function number(text: string | undefined, what: string, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new Error(`"${text}" is no number of ${what}: 1 to ${most}`);
}
