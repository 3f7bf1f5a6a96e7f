/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RegisteredSlice, SliceRegistry } from '@town/contracts/slice-registry';
import { fileHash } from './file-hash';
import type { RegistryReader } from './registry-reader';
import { SliceFiles } from './slice-files';

const base = '/slices/mfe-events/1.0.0/';
let folder: string;
let registry: SliceRegistry | undefined;
let files: SliceFiles;

function write(file: string, content: string): string {
  const path = join(folder, 'mfe-events/1.0.0', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return fileHash(Buffer.from(content));
}

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  folder = mkdtempSync(join(tmpdir(), 'slice-files-'));
  const integrity = Object.fromEntries(
    ['client/a.js', 'client/a.js.br', 'server/routes.cjs'].map((file) => [file, write(file, file)]),
  );
  const slice = { name: 'mfe-events', version: '1.0.0', integrity } as unknown as RegisteredSlice;
  registry = { revision: 1, slices: [slice], canaries: [], kept: [], history: {} };
  const reader = {
    current: () => Promise.resolve(registry && { registry, text: '' }),
  } as unknown as RegistryReader;
  files = new SliceFiles(folder, reader);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('a file of a slice may be served', () => {
  it('when the registry lists it and it is what was published', async () => {
    expect(await files.mayServe(`${base}client/a.js`)).toBe(true);
  });

  it.each([
    ['the registry does not list', `${base}client/b.js`],
    ['is for the server', `${base}server/routes.cjs`],
    ['is of a version that is not published', '/slices/mfe-events/2.0.0/client/a.js'],
    ['is somewhere else', `${base}client/../../../slices.json`],
    ['is the registry', '/slices/slices.json'],
  ])('unless it %s', async (_, path) => {
    write('client/b.js', 'not listed');
    expect(await files.mayServe(path)).toBe(false);
  });

  it('until it is changed, and again once it is as it was', async () => {
    const path = `${base}client/a.js`;
    expect(await files.mayServe(path)).toBe(true);
    write('client/a.js', 'stolen!');
    expect(await files.mayServe(path)).toBe(false);
    write('client/a.js', 'client/a.js');
    expect(await files.mayServe(path)).toBe(true);
  });

  it('unless the compressed copy that would be sent in its place is another', async () => {
    write('client/a.js.br', 'stolen!');
    expect(await files.mayServe(`${base}client/a.js`)).toBe(false);
  });

  it('unless somebody has put a compressed copy beside it', async () => {
    write('client/a.js.gz', 'stolen!');
    expect(await files.mayServe(`${base}client/a.js`)).toBe(false);
  });

  it('only with a registry whose signature is good', async () => {
    registry = undefined;
    expect(await files.mayServe(`${base}client/a.js`)).toBe(false);
  });
});
