// Puts together the files of one image from an installed and built checkout. The Dockerfiles run it,
// and a test starts services from what it makes. Plain JavaScript: it needs nothing but Node.
//
//   node infra/docker/assemble.mjs <image> <folder>      image: a service's name, site, gateway or tools
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Needed while building only, however a package may ask for it. */
const BUILD_TOOLS = /^(typescript|@typescript\/.*|@types\/.*|@rspack\/.*|@module-federation\/.*)$/;
/** Nothing reads these while a program runs. */
const UNUSED = /(\.map|\.d\.[cm]?ts|\.test\.js|\.md|\.markdown|\.tsbuildinfo)$/i;
const TEST_FOLDERS = new Set(['testing', 'fixtures']);

const images = {
  site: (out) => copyBuilt('shells/site', ['dist/server', 'dist/client'], out),
  gateway: (out) => {
    copyProgram(['gateway'], out);
    copy('gateway/nginx.conf.template', out);
    copy('gateway/pages', out);
    copy('shells/site/dist/client', out);
    copy('shells/site/public', out);
  },
  tools: (out) => {
    copyProgram(['packages/stripe-sandbox'], out);
    copy('packages/stripe-sandbox/dist/browser', out);
    copyBuilt('infra', ['dist/sample-town', 'dist/mail-inbox', 'dist/containers'], out);
    for (const file of ['databases', 'atomic-file']) copy(`infra/dist/local/${file}.js`, out);
    copyPackages(['pg', 'postal-mime', 'smtp-server', 'zod'], out);
  },
};

const [image, target] = process.argv.slice(2);
const isService = image && /^[a-z]+$/.test(image) && existsSync(join(root, 'services', image));
if (!target || !(isService || image in images)) {
  console.error('Usage: node infra/docker/assemble.mjs <service, site, gateway or tools> <folder>');
  process.exit(1);
}
const out = resolve(target);
if (existsSync(out) && readdirSync(out).length > 0) {
  console.error(`${out} is not empty.`);
  process.exit(1);
}
mkdirSync(out, { recursive: true });
if (isService) copyProgram([`services/${image}`], out);
else images[image](out);

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
      copyFileSync(path, join(to, name), constants.COPYFILE_FICLONE);
    }
  }
}

function copy(path, out) {
  cpSync(join(root, path), join(out, path), { recursive: true });
}
