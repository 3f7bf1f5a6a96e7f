import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedSlice } from '@town/slice-delivery/server';
import * as z from 'zod/mini';
import { idWithinSlice } from '../../app/routes';

/** Chunks that every page needs: the entry first. */
const always = ['main', 'platform', 'react-dom', 'start'];

const chunkFilesSchema = z.record(
  z.string(),
  z.object({ js: z.array(z.string()), css: z.array(z.string()) }),
);

export interface PageAssets {
  styles: string[];
  scripts: string[];
  preloads: string[];
  fonts: string[];
}

/** Lists the files of the shell's pages and the slices' modules. */
export class AssetIndex {
  private readonly chunks: z.infer<typeof chunkFilesSchema>;
  private readonly fonts: string[];
  /** Text that changes whenever a file of the shell changes, because file names contain hashes. */
  readonly fingerprint: string;

  /** @param clientDir folder of the shell's browser build */
  constructor(clientDir: string) {
    const file = join(clientDir, 'chunk-files.json');
    const text = readFileSync(file, 'utf8');
    this.chunks = chunkFilesSchema.parse(JSON.parse(text));
    this.fonts = readdirSync(clientDir)
      .filter((name) => name.endsWith('.woff2'))
      .map(inShell);
    this.fingerprint = [text, ...this.fonts].join('\n');
  }

  /**
   * Lists a page's files. Addresses are paths, as in the browser's module loaders. Otherwise a style
   * sheet that the page already has would load again.
   * @param routeIds of the matched routes; a page's id names its chunk
   */
  forPage(
    routeIds: readonly string[],
    slices: readonly LoadedSlice[],
    used: ReadonlyMap<string, ReadonlySet<string>>,
  ): PageAssets {
    const shell = [...always, ...routeIds].flatMap((id) => this.chunks[id] ?? []);
    const main = this.chunks['main'];
    const assets: PageAssets = {
      styles: shell.flatMap(({ css }) => css.map(inShell)),
      scripts: (main?.js ?? []).map(inShell),
      fonts: this.fonts,
      preloads: shell.slice(1).flatMap(({ js }) => js.map(inShell)),
    };
    const federation = (this.chunks['federation']?.js ?? []).map(inShell);
    for (const slice of slices) {
      const names = used.get(slice.name);
      if (!names || !slice.compatible) continue;
      const inSlice = (file: string) => slice.base + file;
      // The scripts of widgets load when the visitor first uses the page.
      const isPage = names.has('./routes');
      if (isPage) assets.preloads.push(...federation, inSlice(slice.entry));
      const pages = routeIds.map((id) => slice.pages[idWithinSlice(slice.name, id) ?? '']);
      const exposes = [...names].map((name) => slice.exposes[name]);
      for (const part of [...exposes, ...pages]) {
        assets.styles.push(...(part?.css ?? []).map(inSlice));
        if (isPage) assets.preloads.push(...(part?.js ?? []).map(inSlice));
      }
    }
    return {
      styles: [...new Set(assets.styles)],
      scripts: assets.scripts,
      fonts: assets.fonts,
      preloads: [...new Set(assets.preloads)].filter((href) => !assets.scripts.includes(href)),
    };
  }
}

function inShell(file: string): string {
  return `/assets/${file}`;
}
