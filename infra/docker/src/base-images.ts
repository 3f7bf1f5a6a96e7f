import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { runCommand } from '@town/dev-stack/lib/run-command';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const PULL_MS = 5 * 60_000;
/** The registry answers that it has no such image: the name is wrong, and the network is fine. */
const UNKNOWN = /manifest unknown|not found|does not exist|access denied|no matching manifest/i;

const composeFile = z.object({
  services: z.record(z.string(), z.object({ image: z.string(), build: z.optional(z.unknown()) })),
});

/** Images of other projects that docker-compose.yml and the Dockerfiles use. */
export function baseImages(): string[] {
  const folder = join(projectRoot, 'infra/docker');
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.Dockerfile'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const named = texts.flatMap((text) => [
    ...text.matchAll(/^# syntax=(\S+)$/gm),
    ...text.matchAll(/^FROM (\S+:\S+)/gm),
  ]);
  const compose = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8');
  const { services } = composeFile.parse(parse(compose, { merge: true }));
  const ready = Object.values(services).filter(({ build }) => !build);
  return [
    ...new Set([...named.map(([, name]) => String(name)), ...ready.map(({ image }) => image)]),
  ];
}

/**
 * Why the base images are not available here, in one line.
 * @returns undefined if they are here or were pulled, and also if a name is wrong, so that the build
 *   reports it
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
