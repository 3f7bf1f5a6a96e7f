import { parseArgs } from 'node:util';
import { sliceNames } from '../publish/checkout.js';

/** The command line of `npm run slice`. */
export type SliceArguments = ReturnType<typeof readSliceArguments>;

export const usage = `Usage: npm run slice -- <command> <slice>
       npx town-slice <command>                in a slice's folder of another repository
  build    <slice>                             build it
  publish-all                                  publish every built slice, for a local stack
  check    <slice> [--site <address>]          check the build against this checkout's shell
  publish  <slice> [--version <v>] [--canary <percent>] [--site <address>]
                                               check, upload and make it live, for all or some
  promote  <slice> [--version <v>] [--percent <percent>]
                                               give the canary to more visitors, or to everybody
  rollback <slice>                             end the canary, or go back to the version before
  withdraw <slice> --version <v>               remove a version
  remove   <slice>                             take it off the site, with all its versions
  prune    <slice>                             keep the last five versions
  list     [<slice>]                           list the published versions
  sign                                         sign the registry again, with another key
  pull     --to <folder> [--every <seconds>]   copy published slices to a folder, verified
  watch    --site <address,…> [--every <seconds>]
                                               end the canaries that the site's servers suspended
  team     add <team> <public key file> --slices <slice,…>
                                               let a team publish these slices with its own key
  team     remove <team>                       withdraw a team's key
  team     list                                list the teams
With SLICES_TEAM_KEY_FILE, publish, promote and rollback are requests of a team to the watch.
Slices: ${sliceNames().join(', ')}`;

/**
 * Reads the command line.
 * @throws Error that names the problem
 */
export function readSliceArguments(args: string[]) {
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
      slices: { type: 'string' },
    },
  });
  const [command = '', name = '', ...more] = positionals;
  if (!command || (more.length > 0 && command !== 'team')) throw new Error(usage);
  const { version } = values;
  if (version !== undefined && !/^[0-9A-Za-z][0-9A-Za-z.-]{0,60}$/.test(version)) {
    throw new Error(`"${version}" is not a version: use letters, digits, points and dashes`);
  }
  return {
    command,
    /** Name of the slice; empty for the slice in the current folder. */
    name,
    version,
    /** Percent of the visitors. */
    percent: number(values.canary ?? values.percent, 'percent', 100),
    /** Addresses and folders as given. */
    site: values.site,
    to: values.to,
    every: number(values.every, 'seconds', 86_400),
    /** Names after the slice's place: those of `team add`. */
    more,
    /** Names of slices, for a team. */
    slices: (values.slices ?? '').split(',').filter(Boolean),
  };
}

function number(text: string | undefined, what: string, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new Error(`"${text}" is not a number of ${what}: use 1 to ${most}`);
}
