// Puts together the files of one image from an installed and built checkout. The Dockerfiles run it,
// and a test starts services from what it makes. Plain JavaScript: it needs nothing but Node.
//
//   node infra/docker/assemble.mjs <image> <folder>      image: a service, site, gateway, tools, slices
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Needed while building only, however a package may ask for it. */
const BUILD_TOOLS = /^(typescript|@typescript\/.*|@types\/.*|@rspack\/.*|@module-federation\/.*)$/;
/** Nothing reads these while a program runs. */
const UNUSED = /(\.map|\.d\.[cm]?ts|\.test\.js|\.md|\.markdown|\.tsbuildinfo)$/i;
/** What the slices' tools import; the rest of the infra workspace's packages is for other work. */
const SLICES_NEED = ['@aws-sdk/client-s3', 'semver', 'zod'];
const TEST_FOLDERS = new Set(['testing', 'fixtures']);

const images = {
  site: (out) => {
    copyBuilt('shells/site', ['dist/server', 'dist/client'], out);
    start('shells/site/dist/server/main.js', out);
  },
  gateway: (out) => {
    copyProgram(['gateway'], out);
    copy('gateway/nginx.conf.template', out);
    copy('gateway/pages', out);
    copy('shells/site/dist/client', out);
    copy('shells/site/public', out);
    start('gateway/dist/start-gateway.js', out);
  },
  tools: (out) => {
    copyProgram(['packages/environment', 'infra/stripe-sandbox'], out);
    copyInfra(['sample-town', 'mail-inbox', 'operations', 'containers'], out);
    copyPackages(['nats', 'pg', 'pg-copy-streams', 'postal-mime', 'smtp-server', 'zod'], out);
    // The sample town's gallery.
    copy('packages/ui/plates/plates.json', out);
  },
  slices: (out, names) => {
    copyProgram(['packages/contracts', 'packages/environment', 'packages/slice-kit'], out);
    copyInfra(['slices'], out);
    copyPackages(SLICES_NEED, out);
    copyBuilt('shells/site', ['dist/server', 'dist/client'], out);
    for (const name of names) copySlice(name, out);
    if (names.length > 1) start('infra/dist/slices/publish-all.js', out);
    else start('infra/dist/slices/slice-command.js', out, ['publish', names[0]]);
  },
};

const [image = '', target] = process.argv.slice(2);
const [kind, slice = 'all'] = image.split(':');
const slices = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const isService = /^[a-z]+$/.test(image) && existsSync(join(root, 'services', image));
const isKnown = isService || Object.hasOwn(images, kind);
if (!target || !isKnown || !['all', ...slices].includes(slice)) {
  console.error(
    'Usage: node infra/docker/assemble.mjs <image> <folder>\n' +
      'Images: a service, site, gateway, tools, slices (all of them) or slices:<name>',
  );
  process.exit(1);
}
const out = resolve(target);
if (existsSync(out) && readdirSync(out).length > 0) {
  console.error(`${out} is not empty.`);
  process.exit(1);
}
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'package.json'), '{ "private": true, "type": "module" }\n');
copyFileSync(join(root, 'infra/docker/healthcheck.mjs'), join(out, 'healthcheck.mjs'));
if (isService) {
  copyProgram([`services/${image}`], out);
  start(`services/${image}/dist/main.js`, out);
} else images[kind](out, slice === 'all' ? slices : [slice]);

/** The same start for every image. */
function start(program, out, args = []) {
  const words = [`\`\${import.meta.dirname}/${program}\``, ...args.map((text) => `'${text}'`)];
  // As if it had been started by itself.
  const argv = `process.argv.splice(1, 1, ${words.join(', ')});`;
  writeFileSync(join(out, 'main.js'), `${argv}\nawait import('./${program}');\n`);
}

function copyInfra(folders, out) {
  copyBuilt(
    'infra',
    ['local', ...folders].map((folder) => `dist/${folder}`),
    out,
  );
}

/** A slice's build, with those of its sources that its manifest names: publishing looks for them. */
function copySlice(name, out) {
  copy(`${name}/package.json`, out);
  copy(`${name}/slice.json`, out);
  copy(`${name}/dist/client`, out);
  copy(`${name}/dist/server`, out);
  const { exposes } = JSON.parse(readFileSync(join(root, name, 'slice.json'), 'utf8'));
  for (const source of Object.values(exposes)) copy(join(name, source), out);
}

/** Workspaces with all that they need to run. */
function copyProgram(workspaces, out) {
  const found = new Map();
  for (const workspace of workspaces) collect(join(root, workspace), found);
  for (const folder of found.values()) place(folder, out);
}

/** Installed packages with all that they need to run. */
function copyPackages(names, out) {
  const found = new Map();
  for (const name of names) collect(findPackage(name, root), found);
  for (const folder of found.values()) place(folder, out);
}

/** Walks the dependencies as Node resolves them; optional ones count where they are installed. */
function collect(folder, found) {
  if (found.has(folder)) return;
  found.set(folder, folder);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const optional = { ...manifest.optionalDependencies };
  for (const [name, { optional: may } = {}] of Object.entries(
    manifest.peerDependenciesMeta ?? {},
  )) {
    if (may) optional[name] = '*';
  }
  const wanted = { ...manifest.peerDependencies, ...manifest.dependencies, ...optional };
  for (const name of Object.keys(wanted)) {
    if (BUILD_TOOLS.test(name)) continue;
    const isOptionalPeer = manifest.peerDependenciesMeta?.[name]?.optional;
    if (isOptionalPeer && !manifest.dependencies?.[name]) continue;
    const dependency = findPackage(name, folder);
    if (dependency) collect(dependency, found);
    else if (!(name in optional)) throw new Error(`${name} is not installed: run npm ci first.`);
  }
}

/** The folder of a package as seen from another; a workspace's own one, not the link to it. */
function findPackage(name, from) {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (!existsSync(join(candidate, 'package.json'))) continue;
    return name.startsWith('@town/') ? workspaceFolder(name) : candidate;
  }
  return undefined;
}

function workspaceFolder(name) {
  const short = name.slice('@town/'.length);
  return [`packages/${short}`, `services/${short}`, short]
    .map((path) => join(root, path))
    .find((path) => existsSync(join(path, 'package.json')));
}

function place(folder, out) {
  if (folder.includes('/node_modules/')) {
    copyFiltered(folder, join(out, relative(root, folder)));
    return;
  }
  copyBuilt(relative(root, folder), ['dist'], out);
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const link = join(out, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  const destination = relative(dirname(link), join(out, relative(root, folder)));
  symlinkSync(destination, link);
}

function copyBuilt(workspace, folders, out) {
  copy(`${workspace}/package.json`, out);
  for (const folder of folders) {
    const built = join(root, workspace, folder);
    if (!existsSync(built)) throw new Error(`${built} is missing: run npm run build first.`);
    copyFiltered(built, join(out, workspace, folder), true);
  }
}

function copyFiltered(from, to, own = false) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const { name } = entry;
    // A package's own copies are reached by the walk.
    if (name === 'node_modules' || (own && TEST_FOLDERS.has(name))) continue;
    const path = join(from, name);
    if (entry.isDirectory()) copyFiltered(path, join(to, name), own);
    else if (!UNUSED.test(name) || /licen[cs]e/i.test(name)) {
      linkOrCopy(path, join(to, name));
    }
  }
}

/** A second name takes no time; another file system wants a copy. */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function copy(path, out) {
  cpSync(join(root, path), join(out, path), { recursive: true });
}
