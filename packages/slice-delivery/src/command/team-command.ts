import { readFileSync } from 'node:fs';
import { teamKeyId, withoutTeam, withTeam } from '../publish/team-changes.js';
import type { SliceRegistry } from '../registry/slice-registry.js';
import { usage } from './slice-arguments.js';

type Change = (to: (registry: SliceRegistry) => SliceRegistry) => Promise<SliceRegistry>;

/** The command `team`: manages which teams may publish which slices with a key of their own. */
export async function teamCommand(
  change: Change,
  action: string,
  { team, file, slices }: { team: string; file: string; slices: string[] },
): Promise<string> {
  if (action === 'add' && team && file) {
    const pem = readFileSync(file, 'utf8');
    return describeTeams(await change((current) => withTeam(current, team, pem, slices)));
  }
  if (action === 'remove' && team) {
    await change((current) => withoutTeam(current, team));
    return `The key of ${team} is withdrawn. What it has published stays.`;
  }
  if (action === 'list') return describeTeams(await change((current) => current));
  throw new Error(usage);
}

function describeTeams({ teams = [] }: SliceRegistry): string {
  const lines = teams.map(
    (team) =>
      `${team.name}: ${team.slices.join(', ')} (key ${teamKeyId(team)}, added ${team.added})`,
  );
  return lines.join('\n') || 'No team has a key of its own.';
}
