import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '@town/process-kit/logger';
import { portOf } from '@town/process-kit/port-of';
import { register } from 'prom-client';
import { signRegistry } from '../registry/signed-registry.js';
import { RegistryReader } from './registry-reader.js';

const ours = generateKeyPairSync('ed25519');
const others = generateKeyPairSync('ed25519');
let folder: string;
let file: string;

beforeEach(() => {
  register.resetMetrics();
  folder = mkdtempSync(join(tmpdir(), 'registry-reader-'));
  file = join(folder, 'slices.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A signed registry. The history distinguishes registries of one revision. */
function signed(revision: number, key = ours.privateKey, note = '', signedAt = new Date()): string {
  const history = { [`mfe-note${note}`]: ['x'.repeat(revision)] };
  const registry = { revision, slices: [], canaries: [], kept: [], history };
  return signRegistry({ ...registry, signedAt: signedAt.toISOString() }, key);
}
const open = (options: { peerUrl?: string; maximumAgeMs?: number; log?: Log } = {}) =>
  new RegistryReader({
    directory: folder,
    trusted: [ours.publicKey],
    lastGoodFile: join(folder, 'last-good.json'),
    log: () => {},
    ...options,
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

  it('is reported once while it cannot be read, not for each visitor', async () => {
    const said: string[] = [];
    const reader = open({ log: (_, message) => said.push(message) });
    await reader.current();
    await reader.current();
    expect(said).toHaveLength(1);
    writeFileSync(file, signed(1));
    await reader.current();
    rmSync(file);
    expect(await revisionOf(reader)).toBe(1);
    expect(await revisionOf(reader)).toBe(1);
    expect(said).toHaveLength(2);
    const metrics = await register.metrics();
    expect(metrics).toContain('slice_registry_refused_total{reason="unreadable"} 2');
  });

  it('is stored, so that an older one is refused even after a restart', async () => {
    writeFileSync(file, signed(5));
    await open().current();
    writeFileSync(file, signed(4));
    expect(await revisionOf(open())).toBe(5);
    writeFileSync(file, 'nonsense');
    expect(await revisionOf(open())).toBe(5);
  });

  it('is ignored when the stored file was tampered with', async () => {
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

  const oneDay = 24 * 60 * 60 * 1000;
  const daysAgo = (days: number) => new Date(Date.now() - days * oneDay);

  it('is refused when it was signed longer ago than is allowed, or at an unknown time', async () => {
    const reader = open({ maximumAgeMs: 10 * oneDay });
    const unknown = { revision: 8, slices: [], canaries: [], kept: [], history: {} };
    const texts = [
      signed(7, ours.privateKey, '', daysAgo(11)),
      signRegistry(unknown, ours.privateKey),
    ];
    for (const text of texts) {
      writeFileSync(file, text);
      expect(await revisionOf(reader)).toBeUndefined();
    }
    writeFileSync(file, signed(9, ours.privateKey, '', daysAgo(9)));
    expect(await revisionOf(reader)).toBe(9);
    expect(await register.metrics()).toContain('slice_registry_refused_total{reason="too-old"} 2');
  });

  describe('in a fresh process beside one that already runs', () => {
    let peer: Server;
    let answer: string;
    beforeEach(async () => {
      peer = createServer((_, response) => response.end(answer));
      await new Promise<void>((done) => peer.listen(0, '127.0.0.1', done));
    });
    afterEach(() => peer.close());
    const peerUrl = () => `http://127.0.0.1:${portOf(peer)}/`;

    it('is refused when it is older than the revision of the other', async () => {
      answer = signed(5);
      writeFileSync(file, signed(4));
      const reader = open({ peerUrl: peerUrl() });
      expect(await revisionOf(reader)).toBeUndefined();
      writeFileSync(file, signed(6));
      expect(await revisionOf(reader)).toBe(6);
    });

    it('is used when it is the same as that of the other', async () => {
      answer = signed(5);
      writeFileSync(file, answer);
      expect(await revisionOf(open({ peerUrl: peerUrl() }))).toBe(5);
    });

    it('is used when the registry of the other is not signed by a trusted key', async () => {
      answer = signed(9, others.privateKey);
      writeFileSync(file, signed(4));
      expect(await revisionOf(open({ peerUrl: peerUrl() }))).toBe(4);
    });
  });
});
