import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../lib/run-command.js';
import { changedSince, notFollowed, testsOf } from './tests-since.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'town-changes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

async function git(...args: string[]) {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const { code, stderr } = await runCommand('git', [...identity, ...args], { cwd: folder });
  expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
}

async function commit(message: string) {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', message);
}

test('what was committed, changed or added since a branch began has changed, and nothing else', async () => {
  await git('init', '--quiet', '--initial-branch', 'main');
  for (const name of ['kept.ts', 'edited.ts', 'committed.ts', 'deleted.ts']) write(name, '1');
  write('.gitignore', 'ignored.ts');
  await commit('Begin');
  await git('checkout', '--quiet', '-b', 'work');
  write('committed.ts', '2');
  await commit('Change a file');
  await git('checkout', '--quiet', 'main');
  write('kept.ts', 'changed by somebody else');
  await commit('Change the other branch');
  await git('checkout', '--quiet', 'work');
  write('edited.ts', '2');
  write('new file.ts', '1');
  write('ignored.ts', '1');
  rmSync(join(folder, 'deleted.ts'));
  expect(await changedSince('main', folder)).toEqual(['committed.ts', 'edited.ts', 'new file.ts']);
});

test('a commit that git does not know is an error that names it', async () => {
  await git('init', '--quiet');
  await expect(changedSince('nowhere', folder)).rejects.toThrow('compare with nowhere');
});

test('the tests of a shared file are those of services and slices that import it, by whatever way', async () => {
  const found = await testsOf(['packages/contracts/src/town/clock-time.ts']);
  expect(found).toContain('packages/contracts/dist/town/clock-time.test.js');
  expect(found).toContain('services/content/dist/events/event-order.test.js');
  expect(found).toContain('mfe-events/src/events/upcoming.test.ts');
  expect(found).not.toContain('services/auth/dist/second-factor/secret-box.test.js');
  expect(found.join()).not.toMatch(/stack\.test/);
  // The tests of a compiled package run on Node only.
  expect(found.join()).not.toMatch(/packages\/contracts\/src/);
});

test('a changed test belongs to itself, and a text to no test', async () => {
  const slow = ['infra/operations/src/backup-stack.test.ts', 'e2e/tests/home.desktop.spec.ts'];
  expect(await testsOf([...slow, 'README.md'])).toEqual(slow);
});

test('files whose effect no import shows are named', () => {
  const followed = [
    'mfe-events/src/news/news-page.tsx',
    'e2e/tests/home.desktop.spec.ts',
    'README.md',
  ];
  const others = ['packages/ui/src/tokens.css', 'e2e/tests/support/owner.ts', 'package.json'];
  expect(notFollowed([...followed, ...others])).toEqual(others);
});
