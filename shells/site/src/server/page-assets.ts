import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { idWithinSlice } from '../app/routes';
import type { LoadedSlice } from './slice-loader';

/** Chunks that every page needs: the entry first. */
const always = ['main', 'platform', 'react-dom', 'start'];

const chunkFilesSchema = z.record(
  z.string(),
  z.object({ js: z.array(z.string()), css: z.array(z.string()) }),
);

/** Addresses of everything that a page must load. */
export interface PageAssets {
  styles: string[];
  scripts: string[];
  preloads: string[];
  fonts: string[];
}

/** Knows which files the shell's pages and the slices' modules consist of. */
export class AssetIndex {
  private readonly chunks: z.infer<typeof chunkFilesSchema>;
  private readonly fonts: string[];

  /** @param clientDir folder of the shell's browser build */
  constructor(clientDir: string) {
    const file = join(clientDir, 'chunk-files.json');
    this.chunks = chunkFilesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    this.fonts = readdirSync(clientDir)
      .filter((name) => name.endsWith('.woff2'))
      .map(inShell);
  }

  /**
   * Addresses are as the browser's runtimes write them, or a style sheet that is already there
   * would load again: the shell's are paths, the slices' are absolute.
   * @param origin of the page
   * @param routeIds of the matched routes; a page's id names its chunk
   */
  forPage(
    origin: string,
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
    for (const slice of slices) {
      const names = used.get(slice.name);
      if (!names || !slice.compatible) continue;
      const inSlice = (file: string) => `${origin}${slice.base}${file}`;
      assets.preloads.push(inSlice(slice.entry));
      const pages = routeIds.map((id) => slice.pages[idWithinSlice(slice.name, id) ?? '']);
      const exposes = [...names].map((name) => slice.exposes[name]);
      for (const part of [...exposes, ...pages]) {
        assets.styles.push(...(part?.css ?? []).map(inSlice));
        assets.preloads.push(...(part?.js ?? []).map(inSlice));
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
