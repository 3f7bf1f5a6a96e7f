import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { runOrThrow } from './run-or-throw.js';

/** The instructions in a Dockerfile's last stage that say how its image starts. */
export interface ImageConfig {
  User?: string;
  WorkingDir?: string;
  Env?: string[];
  Cmd?: string[];
  Entrypoint?: string[];
  StopSignal?: string;
}

export const PATH = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Reads `USER`, `WORKDIR`, `ENV`, `CMD`, `ENTRYPOINT` and `STOPSIGNAL` after the last `FROM`. */
export function readImageConfig(dockerfile: string): ImageConfig {
  const lines = dockerfile.replaceAll(/\\\n\s*/g, ' ').split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('FROM '));
  const config: ImageConfig = { Env: [PATH] };
  for (const line of lines.slice(last + 1)) {
    const [word = '', ...rest] = line.split(' ');
    const value = rest.join(' ').trim();
    if (word === 'USER') config.User = value;
    if (word === 'WORKDIR') config.WorkingDir = value;
    if (word === 'STOPSIGNAL') config.StopSignal = value;
    if (word === 'ENV') config.Env?.push(...value.split(/\s+/));
    if (word === 'CMD') config.Cmd = JSON.parse(value);
    if (word === 'ENTRYPOINT') config.Entrypoint = JSON.parse(value);
  }
  return config;
}

/** Packs a folder as a layer. The same files always give the same bytes. */
export async function packLayer(folder: string, file: string): Promise<void> {
  const same = ['--sort=name', '--numeric-owner', '--mtime=@0', '--one-file-system'];
  await runOrThrow('tar', [...same, '-C', folder, '-cf', file, '.']);
}

export interface Image {
  tags: readonly string[];
  /** Tar files, the lowest layer first. */
  layers: readonly string[];
  config: ImageConfig;
}

/** Writes one archive of several images, as `docker save` does. A shared layer is stored once. */
export async function writeImageArchive(images: readonly Image[], archive: string): Promise<void> {
  const folder = `${archive}.parts`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = [...new Set(images.flatMap(({ layers }) => layers))];
  const digests = new Map<string, string>();
  for (const file of files) {
    digests.set(file, `sha256:${await digestOf(file)}`);
    symlinkSync(file, join(folder, basename(file)));
  }
  const manifest = images.map(({ tags, layers, config }, index) => {
    const diffIds = layers.map((layer) => digests.get(layer));
    const image = {
      architecture: process.arch === 'x64' ? 'amd64' : process.arch,
      os: 'linux',
      config,
      rootfs: { type: 'layers', diff_ids: diffIds },
    };
    writeFileSync(join(folder, `${index}.json`), JSON.stringify(image));
    return {
      Config: `${index}.json`,
      RepoTags: tags,
      Layers: layers.map((each) => basename(each)),
    };
  });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await runOrThrow('tar', ['-C', folder, '--dereference', '-cf', archive, '.']);
  rmSync(folder, { recursive: true });
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
