import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { serviceNames } from '@town/dev-stack/stack/service-names';
import { assemble } from '@town/docker/assemble';
import {
  type Image,
  type ImageConfig,
  PATH,
  packLayer,
  readImageConfig,
  writeImageArchive,
} from './image-archive.js';
import { runOrThrow } from './run-or-throw.js';

/**
 * An image for a program that the cluster runs beside the site: a root file system, and perhaps programs in
 * it.
 */
interface Other {
  tag: string;
  base: string;
  programs: string[];
  links?: Record<string, string>;
  config: ImageConfig;
}

const others: Other[] = [
  {
    tag: 'registry.k8s.io/pause:3.10',
    base: 'base',
    programs: [],
    config: { Cmd: ['/usr/bin/sleep', 'infinity'] },
  },
  {
    tag: 'registry.k8s.io/coredns/coredns:v1.13.1',
    base: 'base',
    programs: ['coredns'],
    config: { Entrypoint: ['/coredns'] },
  },
  {
    tag: 'docker.io/library/nats:2.12.1-alpine3.22',
    base: 'base',
    programs: ['nats-server'],
    links: { 'usr/local/bin/nats-server': '/nats-server' },
    config: { Entrypoint: ['/nats-server'] },
  },
  {
    tag: 'docker.io/library/traefik:v3.7.13',
    base: 'base',
    programs: ['traefik'],
    config: { Entrypoint: ['/traefik'] },
  },
  {
    tag: 'ghcr.io/external-secrets/external-secrets:v0.16.2',
    base: 'base',
    programs: ['external-secrets'],
    config: { Entrypoint: ['/external-secrets'], User: '10001:10001' },
  },
  {
    tag: 'ghcr.io/cloudnative-pg/plugin-barman-cloud-testing:main',
    base: 'base',
    programs: ['barman-plugin'],
    config: { Entrypoint: ['/barman-plugin'], User: '10001:10001' },
  },
  {
    tag: 'ghcr.io/cloudnative-pg/plugin-barman-cloud-sidecar-testing:main',
    base: 'sidecar',
    programs: ['barman-plugin'],
    // Its probes use this name.
    links: { manager: '/barman-plugin' },
    config: { Entrypoint: ['/manager'], User: '26:26', Env: [PATH] },
  },
  {
    tag: 'ghcr.io/cloudnative-pg/cloudnative-pg:1.27.1',
    base: 'base',
    programs: ['manager'],
    // The operator looks there for the platforms that it can serve.
    links: { 'operator/manager_amd64': '/manager' },
    config: { Entrypoint: ['/manager'], User: '10001:10001' },
  },
  {
    tag: 'ghcr.io/cloudnative-pg/postgresql:18.1',
    base: 'postgres',
    programs: [],
    config: { User: '26', Env: ['PATH=/usr/lib/postgresql/18/bin:/usr/sbin:/usr/bin:/sbin:/bin'] },
  },
];

/**
 * Writes an archive of images, for machines without access to a registry: Debian and the pinned Node, with
 * the files that the project's own Dockerfiles collect.
 * @param folder has `roots` (root file systems) and `bin` (programs)
 */
export async function makeTownImages(
  folder: string,
  tags: (name: string) => string[],
): Promise<void> {
  await writeImageArchive(await townImages(folder, tags), join(folder, 'town-images.tar'));
}

/** Writes such an archive for the programs that the cluster runs beside the site. */
export async function makeOtherImages(folder: string): Promise<void> {
  const images: Image[] = [];
  for (const other of others) {
    const layers = [await rootLayer(other.base, folder)];
    if (other.programs.length > 0) layers.push(await programLayer(other, folder));
    images.push({ tags: [other.tag], layers, config: other.config });
  }
  await writeImageArchive(images, join(folder, 'other-images.tar'));
}

async function townImages(folder: string, tags: (name: string) => string[]): Promise<Image[]> {
  const images: Image[] = [];
  const own = ['site', 'gateway', 'slices', 'tools'];
  for (const name of [...serviceNames, ...own]) {
    const dockerfile = own.includes(name) ? name : 'service';
    const text = readFileSync(join(projectRoot, `infra/docker/${dockerfile}.Dockerfile`), 'utf8');
    const root = await rootLayer(name === 'gateway' ? name : 'base', folder);
    const files = await filesLayer(name, folder);
    images.push({ tags: tags(name), layers: [root, files], config: readImageConfig(text) });
  }
  return images;
}

async function rootLayer(name: string, folder: string): Promise<string> {
  const file = join(folder, 'layers', `${name}-root.tar`);
  if (existsSync(file)) return file;
  mkdirSync(join(folder, 'layers'), { recursive: true });
  if (name !== 'postgres') addNode(join(folder, 'roots', name));
  await packLayer(join(folder, 'roots', name), file);
  return file;
}

/**
 * A layer with the files of one of the project's images, at the place to which its Dockerfile copies them.
 */
async function filesLayer(name: string, parent: string): Promise<string> {
  const folder = join(parent, 'layers', name);
  rmSync(folder, { recursive: true, force: true });
  await assemble(name === 'slices' ? 'slices:all' : name, join(folder, 'app'));
  for (const own of ['slices', 'pictures', 'data']) {
    mkdirSync(join(folder, own));
    await runOrThrow('chown', ['10001:10001', join(folder, own)]);
  }
  await packLayer(folder, `${folder}.tar`);
  rmSync(folder, { recursive: true });
  return `${folder}.tar`;
}

async function programLayer({ tag, programs, links = {} }: Other, folder: string): Promise<string> {
  const own = join(folder, 'layers', basename(tag));
  mkdirSync(own, { recursive: true });
  for (const program of programs) cpSync(join(folder, 'bin', program), join(own, program));
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(own, path)), { recursive: true });
    symlinkSync(target, join(own, path));
  }
  await packLayer(own, `${own}.tar`);
  rmSync(own, { recursive: true });
  return `${own}.tar`;
}

/** The Node that the project pins, where its Dockerfiles put it. */
function addNode(root: string): void {
  const target = join(root, 'usr/local/bin/node');
  if (existsSync(target)) return;
  const name = `node-${process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(`${name}/package.json`);
  cpSync(join(dirname(entry), 'bin/node'), target);
}
