import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { keepLastBuilds } from './keep-last-builds.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a program into the folder; returns the path of its file. */
async function build(text: string): Promise<string> {
  const source = join(folder, 'main.js');
  const path = join(folder, 'out');
  writeFileSync(source, `console.log(${JSON.stringify(text)})`);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: source,
    output: { path, filename: '[contenthash].js', clean: keepLastBuilds },
  });
  const [name] = await new Promise<string[]>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error) reject(error);
      else resolve(Object.keys(stats?.compilation.assets ?? {}));
    }),
  );
  await new Promise((closed) => compiler.close(closed));
  return join(path, name ?? '');
}

it('keeps the files of the build before, which a running site still uses', async () => {
  const before = await build('one');
  const after = await build('two');
  expect(after).not.toBe(before);
  expect([before, after].map((file) => existsSync(file))).toEqual([true, true]);
});

it('deletes files that are older than a month', async () => {
  const before = await build('one');
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  utimesSync(before, longAgo, longAgo);
  await build('two');
  expect(existsSync(before)).toBe(false);
});

it('deletes a font of the build before, because a page preloads every font', async () => {
  await build('one');
  const font = join(folder, 'out/old.woff2');
  writeFileSync(font, '');
  await build('two');
  expect(existsSync(font)).toBe(false);
});
