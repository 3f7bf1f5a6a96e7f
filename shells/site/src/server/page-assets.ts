import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { LoadedSlice } from './slice-store';

const chunkFilesSchema = z.record(
  z.string(),
  z.object({ js: z.array(z.string()), css: z.array(z.string()) }),
);

/** Addresses of everything that a page must load. */
export interface PageAssets {
  styles: string[];
  scripts: string[];
  preloads: string[];
}

/** Knows which files the shell's pages and the slices' modules consist of. */
export class AssetIndex {
  private readonly chunks: z.infer<typeof chunkFilesSchema>;

  /** @param clientDir folder of the shell's browser build */
  constructor(clientDir: string) {
    const file = join(clientDir, 'chunk-files.json');
    this.chunks = chunkFilesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  }

  /**
   * @param origin of the page: the federation runtime recognises a style sheet that is already
   *   there by its absolute address
   * @param routeIds of the matched routes; a page's id names its chunk
   */
  forPage(
    origin: string,
    routeIds: readonly string[],
    slices: readonly LoadedSlice[],
    used: ReadonlyMap<string, ReadonlySet<string>>,
  ): PageAssets {
    const shell = ['main', ...routeIds].flatMap((id) => this.chunks[id] ?? []);
    const absolute = (file: string) => `${origin}/assets/${file}`;
    const main = this.chunks['main'];
    const assets: PageAssets = {
      styles: shell.flatMap(({ css }) => css.map(absolute)),
      scripts: (main?.js ?? []).map(absolute),
      preloads: shell.slice(1).flatMap(({ js }) => js.map(absolute)),
    };
    for (const slice of slices) {
      const names = used.get(slice.name);
      if (!names) continue;
      const inSlice = (file: string) => `${origin}${slice.base}${file}`;
      assets.preloads.push(inSlice(slice.entry));
      for (const name of names) {
        const expose = slice.exposes[name];
        assets.styles.push(...(expose?.css ?? []).map(inSlice));
        assets.preloads.push(...(expose?.js ?? []).map(inSlice));
      }
    }
    return {
      styles: [...new Set(assets.styles)],
      scripts: assets.scripts,
      preloads: [...new Set(assets.preloads)].filter((href) => !assets.scripts.includes(href)),
    };
  }
}
