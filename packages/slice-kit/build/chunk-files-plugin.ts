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
          for (const [name, group] of compilation.namedChunkGroups) {
            const all = group.getFiles();
            files[name] = {
              js: all.filter(isScript),
              css: all.filter((file) => file.endsWith('.css')),
            };
          }
          for (const chunk of compilation.chunks) {
            if (!chunk.name || files[chunk.name]) continue;
            const all = [...chunk.files];
            files[chunk.name] = {
              js: all.filter(isScript),
              css: all.filter((file) => file.endsWith('.css')),
            };
          }
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
