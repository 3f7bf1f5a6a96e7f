import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseImages, whyNoBaseImages } from './base-images.js';

describe('The base images', () => {
  const folder = mkdtempSync(join(tmpdir(), 'town-engine-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A fake container client: its engine has these images, and its registry gives this answer. */
  function engine(here: string[], answer: string): string {
    const file = join(folder, `docker-${Math.random()}`);
    const cases = here.map((name) => `  *" ${name}") exit 0;;`).join('\n');
    writeFileSync(
      file,
      `#!/bin/sh\ncase "$1 $2 $3" in\n${cases}\nesac\n` +
        `[ "$1" = pull ] && [ -z "${answer}" ] && exit 0\necho "${answer}" >&2\nexit 1\n`,
    );
    chmodSync(file, 0o755);
    return file;
  }

  it('are those in the Dockerfiles and in docker-compose.yml', () => {
    const names = baseImages().map((name) => name.split(':')[0]);
    expect(names.sort()).toEqual(['debian', 'docker/dockerfile', 'nats', 'node', 'postgres']);
  });

  it('are available if the engine has them or can pull them', async () => {
    const offline = 'dial tcp: lookup registry-1.docker.io: no such host';
    expect(await whyNoBaseImages(['node:1'], engine(['node:1'], offline))).toBeUndefined();
    expect(await whyNoBaseImages(['node:1'], engine([], ''))).toBeUndefined();
  });

  it.each([
    'dial tcp: lookup registry-1.docker.io: no such host',
    'net/http: request canceled (Client.Timeout exceeded while awaiting headers)',
    'toomanyrequests: You have reached your pull rate limit',
  ])('are not available if the engine reports: %s', async (answer) => {
    const why = await whyNoBaseImages(['node:1', 'nats:2'], engine(['node:1'], answer));
    expect(why).toBe(`nats:2 cannot be pulled (${answer})`);
  });

  it.each([
    'manifest for nats:2 not found: manifest unknown: manifest unknown',
    'pull access denied for nats, repository does not exist or may require docker login',
  ])('with a wrong name are left to the build, which then fails: %s', async (answer) => {
    expect(await whyNoBaseImages(['nats:2'], engine([], answer))).toBeUndefined();
  });
});
