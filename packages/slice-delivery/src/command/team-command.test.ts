import { execFile, spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createLocalKeys, localKeyFiles } from '../publish/registry-keys.js';

const command = new URL('./slice-command.js', import.meta.url).pathname;
const name = 'mfe-admin';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'team-command-'));
  createLocalKeys(folder);
  for (const team of ['desk', 'parks']) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const file = (ending: string) => join(folder, `${team}-${ending}.pem`);
    writeFileSync(file('public'), publicKey.export({ type: 'spki', format: 'pem' }));
    writeFileSync(file('private'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  }
  mkdirSync(join(folder, 'of-team'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const operator = () => ({ PATH: process.env['PATH'], DATA_DIR: folder });
/** A team has its key, the storage, and the public key of the registry. */
const member = (team: string) => ({
  PATH: process.env['PATH'],
  DATA_DIR: join(folder, 'of-team'),
  SLICES_DIR: join(folder, 'slices'),
  SLICES_PUBLIC_KEYS_FILE: localKeyFiles(folder).publicKey,
  SLICES_TEAM_KEY_FILE: join(folder, `${team}-private.pem`),
});

function run(env: NodeJS.ProcessEnv, ...args: string[]) {
  const options = { encoding: 'utf8', env } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], options);
  return { status, output: stdout + stderr };
}

/** Runs a command of a team while a watch runs. */
async function ask(team: string, ...args: string[]): Promise<string> {
  const watching = [command, 'watch', '--site', 'http://127.0.0.1:9', '--every', '1'];
  const watch = spawn(process.execPath, watching, { env: operator(), stdio: 'ignore' });
  try {
    const options = { env: member(team) };
    const asked = promisify(execFile)(process.execPath, [command, ...args], options);
    return await asked.then(
      ({ stdout }) => stdout,
      ({ stderr }) => String(stderr),
    );
  } finally {
    watch.kill('SIGKILL');
  }
}

describe('a team with a key of its own', () => {
  it('publishes and rolls back its slice until its key is withdrawn', async () => {
    const key = join(folder, 'desk-public.pem');
    expect(run(operator(), 'team', 'add', 'desk', key, '--slices', name)).toMatchObject({
      status: 0,
    });
    expect(run(operator(), 'team', 'list').output).toContain(`desk: ${name}`);
    expect(await ask('desk', 'publish', name, '--version', '1.0.0')).toContain(
      `${name} 1.0.0 is published for everybody, by desk.`,
    );
    expect(run(member('desk'), 'list').output).toContain(
      `${name} 1.0.0 (stable), published by desk at 2`,
    );
    expect(await ask('desk', 'rollback', name)).toContain('has no earlier version');
    expect(await ask('parks', 'rollback', name)).toContain('No team has the key');

    expect(run(operator(), 'team', 'remove', 'desk').output).toContain('withdrawn');
    expect(await ask('desk', 'rollback', name)).toContain('withdrawn');
  });

  it.each([
    [['team', 'add', 'desk'], 'Usage'],
    [['team', 'remove', 'desk'], 'There is no team desk'],
    [['team', 'forget', 'desk'], 'Usage'],
  ])('is not changed by %j', (args, message) => {
    const { status, output } = run(operator(), ...args);
    expect(status).toBe(1);
    expect(output).toContain(message);
  });
});
