/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signRegistry } from '@town/contracts/signed-registry';
import { register } from 'prom-client';
import { RegistryReader } from './registry-reader';

const ours = generateKeyPairSync('ed25519');
const others = generateKeyPairSync('ed25519');
let folder: string;
let file: string;

beforeEach(() => {
  register.resetMetrics();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  folder = mkdtempSync(join(tmpdir(), 'registry-reader-'));
  file = join(folder, 'slices.json');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A signed registry; the history tells those of one revision apart. */
function signed(revision: number, key = ours.privateKey, note = ''): string {
  const history = { [`mfe-note${note}`]: ['x'.repeat(revision)] };
  return signRegistry({ revision, slices: [], canaries: [], kept: [], history }, key);
}
const open = () =>
  new RegistryReader(folder, {
    trusted: [ours.publicKey],
    lastGoodFile: join(folder, 'last-good.json'),
  });
const revisionOf = async (reader: RegistryReader) => (await reader.current())?.registry.revision;

describe('the registry of slices', () => {
  it('is read again when it has changed', async () => {
    const reader = open();
    expect(await revisionOf(reader)).toBeUndefined();
    writeFileSync(file, signed(1));
    expect(await revisionOf(reader)).toBe(1);
    writeFileSync(file, signed(2));
    expect(await revisionOf(reader)).toBe(2);
  });

  it.each([
    ['tampered with', 'bad-signature', () => signed(2).replace('"revision": 2', '"revision": 3')],
    [
      'not signed',
      'unsigned',
      () => '{"revision":2,"slices":[],"canaries":[],"kept":[],"history":{}}',
    ],
    ['signed by somebody else', 'unknown-key', () => signed(2, others.privateKey)],
    ['cut off', 'malformed', () => signed(2).slice(0, -20)],
    ['older than the one in use', 'old-revision', () => signed(4)],
    ['another one of the same revision', 'old-revision', () => signed(5, ours.privateKey, 'b')],
  ])('is refused when it is %s, and the last good one stays in use', async (_, reason, text) => {
    const reader = open();
    writeFileSync(file, signed(5));
    await reader.current();
    writeFileSync(file, text());
    expect(await revisionOf(reader)).toBe(5);
    expect(await revisionOf(reader)).toBe(5);
    const metrics = await register.metrics();
    expect(metrics).toContain(`slice_registry_refused_total{reason="${reason}"} 1`);
    expect(metrics).toContain('slice_registry_revision 5');
    writeFileSync(file, signed(6));
    expect(await revisionOf(reader)).toBe(6);
  });

  it('is remembered over a restart, so that an older one is refused then, too', async () => {
    writeFileSync(file, signed(5));
    await open().current();
    writeFileSync(file, signed(4));
    expect(await revisionOf(open())).toBe(5);
    writeFileSync(file, 'nonsense');
    expect(await revisionOf(open())).toBe(5);
  });

  it('is not remembered from a file that somebody has changed', async () => {
    writeFileSync(file, signed(5));
    await open().current();
    const lastGood = join(folder, 'last-good.json');
    writeFileSync(
      lastGood,
      readFileSync(lastGood, 'utf8').replace('"revision": 5', '"revision": 9'),
    );
    writeFileSync(file, signed(4));
    expect(await revisionOf(open())).toBe(4);
  });
});
