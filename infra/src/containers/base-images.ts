import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../local/project-root.js';
import { runCommand } from '../tools/run-command.js';

const PULL_MS = 5 * 60_000;
/** The registry has answered, and has no such image: a wrong name, which is no matter of the network. */
const UNKNOWN = /manifest unknown|not found|does not exist|access denied|no matching manifest/i;

/** Images of others that docker-compose.yml and the Dockerfiles start from, by their names there. */
export function baseImages(): string[] {
  const folder = join(projectRoot, 'infra/docker');
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.Dockerfile'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const named = texts.flatMap((text) => [
    ...text.matchAll(/^# syntax=(\S+)$/gm),
    ...text.matchAll(/^FROM (\S+:\S+)/gm),
  ]);
  const { services } = parse(readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8'), {
    merge: true,
  }) as { services: Record<string, { image: string; build?: unknown }> };
  const ready = Object.values(services).filter(({ build }) => !build);
  return [
    ...new Set([...named.map(([, name]) => String(name)), ...ready.map(({ image }) => image)]),
  ];
}

/**
 * Why the base images cannot be had here, in one line: their registry is out of reach.
 * @returns undefined where they are here already or have been pulled; also where a name is wrong, so
 *   that the build says so
 */
export async function whyNoBaseImages(
  images = baseImages(),
  docker = 'docker',
): Promise<string | undefined> {
  for (const image of images) {
    if ((await runCommand(docker, ['image', 'inspect', image])).code === 0) continue;
    const { code, stderr } = await runCommand(docker, ['pull', '--quiet', image], {
      timeoutMs: PULL_MS,
    });
    if (code !== 0 && !UNKNOWN.test(stderr)) {
      return `${image} cannot be pulled (${stderr.trim().split('\n').at(-1) || 'no answer'})`;
    }
  }
  return undefined;
}
