import type { Compiler } from '@rspack/core';
import { fileHash } from './file-hash.js';

/**
 * Writes `script-hashes.json`: the subresource integrity of every script by its name. A page that loads a
 * slice later has only the hash of this list.
 */
export class ScriptHashesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ScriptHashesPlugin', (compilation) => {
      // After the names have their hashes, and before files are compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: 'ScriptHashesPlugin', stage }, (assets) => {
        const hashes = Object.entries(assets)
          .filter(([file]) => file.endsWith('.js'))
          .map(([file, source]) => [file, fileHash(source.buffer())]);
        const text = JSON.stringify(Object.fromEntries(hashes.sort()));
        compilation.emitAsset('script-hashes.json', new sources.RawSource(text));
      });
    });
  }
}
