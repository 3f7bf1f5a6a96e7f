/**
 * Collects the files of one container image from an installed and built checkout. The Dockerfiles
 * run it in their build stage (`assemble-command.ts`); a test starts every program from what it
 * collects. `@vercel/nft` traces which files a program imports. Files that a program reads by name
 * (pages, the built shell, slices) are listed here, because guessing them costs most of the time of a trace.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { nodeFileTrace } from '@vercel/nft';
import * as z from 'zod/mini';

interface Image {
  /** Programs that the image can run; the first one is what it starts. */
  programs: readonly [string, ...string[]];
  /** Arguments of the program that it starts. */
  args?: readonly string[];
  /** Programs whose imports are traced; the default is all of them. */
  traced?: readonly string[];
  /** Files and folders that programs read by name. */
  files?: readonly string[];
}

/**
 * A service's image also contains commands for staff and operations. The module of the service is among the
 * traced files and imports whatever its bundle imports, so that five megabytes of bundle need not be traced.
 */
function serviceImage(name: string): Image {
  const bundle = `services/${name}/dist/bundle`;
  const commands = readdirSync(join(projectRoot, 'services', name, 'dist'))
    .filter((file) => file.endsWith('.js') && file !== 'main.js' && !file.endsWith('.test.js'))
    .map((file) => `services/${name}/dist/${file}`);
  return { programs: [`${bundle}/main.mjs`, ...commands], traced: commands, files: [bundle] };
}

/** The files of the built site, which its server reads by name. */
const siteFiles = [
  'shells/site/dist/server',
  'shells/site/dist/client',
  'shells/site/dist/worker',
  'shells/site/package.json',
];

/** Publishing reads the versions of these shared modules. */
const sharedManifests = ['node_modules/react/package.json', 'node_modules/react-dom/package.json'];

const slicesImage = (names: readonly string[]): Image => ({
  programs: ['packages/slice-delivery/dist/command/slice-command.js'],
  args: names.length > 1 ? ['publish-all'] : ['publish', ...names],
  files: [...siteFiles, ...names.flatMap(sliceFiles), ...sharedManifests],
});

const slicePartsSchema = z.object({ exposes: z.record(z.string(), z.string()) });

/** A slice's build, and the sources that its manifest names, because publishing checks them. */
function sliceFiles(name: string): string[] {
  const manifest = JSON.parse(readFileSync(join(projectRoot, name, 'slice.json'), 'utf8'));
  const { exposes } = slicePartsSchema.parse(manifest);
  const files = ['package.json', 'slice.json', 'dist/client', 'dist/server'];
  return [...files, ...Object.values(exposes)].map((file) => join(name, file));
}

const sliceNames = readdirSync(projectRoot).filter((name) => name.startsWith('mfe-'));
const serviceNames = readdirSync(join(projectRoot, 'services'));

const images: Record<string, () => Image> = {
  site: () => ({
    programs: ['shells/site/dist/server/main.js'],
    files: siteFiles,
  }),
  gateway: () => ({
    programs: ['gateway/dist/start-gateway.js'],
    files: [
      'gateway/nginx.conf.template',
      'gateway/pages',
      'shells/site/dist/client',
      'shells/site/dist/public',
    ],
  }),
  tools: () => ({
    programs: [
      'infra/operations/dist/provision-databases.js',
      'infra/operations/dist/protect-audit-log.js',
      'infra/operations/dist/operations.js',
      'infra/operations/dist/broker/provision-broker.js',
      'infra/sample-town/dist/main.js',
      'infra/dev-stack/dist/mail-inbox/main.js',
      'infra/stripe-sandbox/dist/main.js',
    ],
    files: ['infra/stripe-sandbox/dist/browser', 'infra/sample-town/town'],
  }),
  'slices:all': () => slicesImage(sliceNames),
  ...Object.fromEntries(sliceNames.map((name) => [`slices:${name}`, () => slicesImage([name])])),
  ...Object.fromEntries(serviceNames.map((name) => [name, () => serviceImage(name)])),
};

/** The names that `assemble` accepts. */
export const imageNames: readonly string[] = Object.keys(images);

/** The programs that an image can run; none for an unknown image. */
export function programsOf(name: string): readonly string[] {
  return images[name]?.().programs ?? [];
}

/** Parsed files, reused for the next image in the same process. */
const cache = {};

/**
 * Collects an image's files in an empty or new folder.
 * @throws Error for an unknown image, a folder with content, or a checkout that is not built
 */
export async function assemble(name: string, target: string): Promise<void> {
  const image = images[name]?.();
  if (!image) throw new Error(`Images: ${imageNames.join(', ')}`);
  const out = resolve(target);
  if (existsSync(out) && readdirSync(out).length > 0) throw new Error(`${out} is not empty.`);
  mkdirSync(out, { recursive: true });
  const { fileList } = await nodeFileTrace([...(image.traced ?? image.programs)], {
    base: projectRoot,
    processCwd: projectRoot,
    cache,
    conditions: ['import', 'node', 'default'],
    analysis: { emitGlobs: false, computeFileReferences: false, evaluatePureExpressions: false },
  });
  for (const path of image.files ?? []) {
    cpSync(join(projectRoot, path), join(out, path), { recursive: true });
  }
  for (const path of [...fileList, ...licences(fileList)]) place(path, out);
  copyFileSync(join(projectRoot, 'infra/docker/healthcheck.mjs'), join(out, 'healthcheck.mjs'));
  writeFileSync(join(out, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeFileSync(join(out, 'main.js'), startProgram(image));
}

/** Every image starts with `main.js`, which runs the program as if it had been started directly. */
function startProgram({ programs, args = [] }: Image): string {
  const [program] = programs;
  const words = [`\`\${import.meta.dirname}/${program}\``, ...args.map((word) => `'${word}'`)];
  return `process.argv.splice(1, 1, ${words.join(', ')});\nawait import('./${program}');\n`;
}

/** The licences of the packages whose files are included. */
function licences(files: Iterable<string>): Set<string> {
  const packages = new Set(
    [...files].map((file) => /^.*node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? ''),
  );
  packages.delete('');
  return new Set(
    [...packages].flatMap((folder) =>
      readdirSync(join(projectRoot, folder))
        .filter((file) => /^licen[cs]e/i.test(file))
        .map((file) => `${folder}/${file}`),
    ),
  );
}

/** A hard link takes neither time nor space. On another file system the file is copied. */
function place(path: string, out: string): void {
  const from = join(projectRoot, path);
  const to = join(out, path);
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  if (lstatSync(from).isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to);
    return;
  }
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
