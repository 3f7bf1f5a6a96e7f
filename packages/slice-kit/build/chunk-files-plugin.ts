import type { Compiler } from '@rspack/core';

/** Files of each named chunk. The server links to those of a page. */
export type ChunkFiles = Record<string, { js: string[]; css: string[] }>;

/** Writes `chunk-files.json`: the scripts and style sheets of every named chunk. */
export class ChunkFilesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ChunkFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files: ChunkFiles = {};
          const add = (name: string | undefined, all: readonly string[]) => {
            if (!name) return;
            const css = all.filter((file) => file.endsWith('.css'));
            files[name] ??= { js: all.filter(isScript), css };
          };
          for (const [name, group] of compilation.namedChunkGroups) add(name, group.getFiles());
          for (const { name, files: own } of compilation.chunks) add(name, [...own]);
          compilation.emitAsset('chunk-files.json', new sources.RawSource(JSON.stringify(files)));
        },
      );
    });
  }
}

/** A hot update of a chunk is not a part of it. */
function isScript(file: string): boolean {
  return file.endsWith('.js') && !file.endsWith('.hot-update.js');
}
