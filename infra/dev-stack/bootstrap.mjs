// Prepares a checkout for `npm start` and `npm test`: it checks Node, installs packages and builds what
// is stale. It is plain JavaScript for Node 20 without imports of ours, because it runs before anything
// is installed or built.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const bin = join(root, 'node_modules', '.bin');
const OLDEST_NODE = [20, 19];
const SKIPPED = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage']);
const WORKSPACES = /^(packages|services|shells|gateway|infra|mfe-.+)$/;
/** If one of these files is missing, the checkout is not built, whatever its stamp says. */
const BUILT = [
  'infra/dev-stack/dist/start.js',
  'infra/dev-stack/dist/testing/run-tests.js',
  'infra/stripe-sandbox/dist/browser/stripe.js',
  'services/catalog/dist/bundle/main.mjs',
  'shells/site/dist/client',
  'shells/site/dist/public',
];

/**
 * Makes the checkout ready to run: checks Node, installs packages, builds what is stale. Ends the
 * process with one clear line if something is missing.
 * @param typesOnly compiles TypeScript only, without the browser's builds
 */
export async function prepareCheckout({ typesOnly = false } = {}) {
  requireNode();
  requireLibatomic();
  try {
    await withBuildLock(async () => {
      await install();
      if (typesOnly) await compile();
      else await build();
    });
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `Node ${OLDEST_NODE.join('.')} or newer is needed and this is ${process.versions.node}: install it from https://nodejs.org.`,
  );
  process.exit(1);
}

/** The Node that comes with the packages needs this library. */
function requireLibatomic() {
  // Systems without this list of libraries are not checked.
  const { stdout } = spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' });
  if (process.platform !== 'linux' || !stdout || stdout.includes('libatomic.so.1')) return;
  console.error(
    'The library libatomic.so.1 is missing: `sudo apt-get install libatomic1` or `sudo dnf install libatomic`.',
  );
  process.exit(1);
}

async function install() {
  if (isInstalled()) return;
  // npm would delete the packages of the folder that the link points to.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error('node_modules is a link: run `npm ci` in the folder that it points to.');
  }
  await runStep(
    'Installing packages',
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed: see above, check the network, and run `npm ci`.',
  );
}

/** Compares the lock file with npm's own note of what it has installed. */
function isInstalled() {
  const wanted = readJson('package-lock.json')?.packages;
  const present = readJson('node_modules/.package-lock.json')?.packages;
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    if (entry.optional) return true;
    return present[path]?.version === entry.version && existsSync(join(root, path));
  });
}

async function build() {
  const stamp = join(root, 'infra', 'dev-stack', 'dist', '.build-stamp');
  const hash = hashSources();
  const complete = BUILT.every((path) => existsSync(join(root, path)));
  if (complete && readText(stamp) === hash) return;
  await runStep('Building', 'npm', ['run', '--silent', 'build'], 'The build failed: see above.');
  mkdirSync(join(root, 'infra', 'dev-stack', 'dist'), { recursive: true });
  writeFileSync(stamp, hash);
}

/** Compiling an unchanged checkout takes half a second, so no stamp is needed. */
function compile() {
  const tsc = ['tsc', '-b', 'tsconfig.build.json'];
  return runStep('Compiling', 'npx', tsc, 'The code does not compile: see above.');
}

/** A digest of every file that the build reads. */
function hashSources() {
  const hash = createHash('sha256');
  for (const name of readdirSync(root).sort()) {
    const path = join(root, name);
    if (WORKSPACES.test(name)) hashFolder(hash, path);
    else if (/\.(json|mjs)$/.test(name)) hash.update(name).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function hashFolder(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort(byName)) {
    if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) hashFolder(hash, path);
    else if (!entry.name.endsWith('.md')) {
      hash.update(relative(root, path)).update(readFileSync(path));
    }
  }
}

/** Keeps two starts in one checkout from installing or building at the same time. */
async function withBuildLock(work) {
  const lock = join(root, 'infra', 'dev-stack', '.build.lock');
  for (let told = false; !takeLock(lock); told = true) {
    if (!told) console.log('  Waiting for another start that installs or builds …');
    await delay(500);
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'ENOSPC') throw new Error(`The disk of ${root} is full: free some space.`);
    if (error.code !== 'EEXIST') {
      throw new Error(`${root} may not be written by this user: correct its owner.`);
    }
  }
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    const age = Date.now() - statSync(lock).mtimeMs;
    // A lock file without a pid is just being written.
    if (pid > 0 ? !isRunning(pid) : age > 5_000) rmSync(lock, { force: true });
  } catch {
    // Its holder has removed it in the meantime.
  }
  return false;
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Runs a long step in a process group of its own, so that a stop also ends the processes it has
 * started (the compiler leaves a native child). Prints every ten seconds that the step is running.
 */
function runStep(title, file, args, failure) {
  console.log(`  ${title} …`);
  const started = Date.now();
  const timer = setInterval(() => {
    console.log(`  ${title} … (${Math.round((Date.now() - started) / 1000)} s)`);
  }, 10_000);
  // The Node from node_modules cannot replace node_modules while it runs.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin);
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const stop = (signal) => {
    endGroup(child.pid, signal);
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, stop);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`${file} cannot be run: ${error.message}`)));
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(failure))));
  }).finally(() => {
    clearInterval(timer);
    for (const signal of signals) process.off(signal, stop);
    endGroup(child.pid, 'SIGTERM');
  });
}

function endGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has no process left.
  }
}

function byName(a, b) {
  return a.name < b.name ? -1 : 1;
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function readJson(name) {
  try {
    return JSON.parse(readFileSync(join(root, name), 'utf8'));
  } catch {
    return undefined;
  }
}
