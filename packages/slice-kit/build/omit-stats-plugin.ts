import type { Compiler } from '@rspack/core';

/**
 * Omits the federation plugin's report about the sources. Nothing reads it, it shows the layout of the
 * sources to visitors, and it differs between builds of the same sources, which would then be
 * different versions. This happens when files are written: earlier, the federation plugin would make
 * the report again.
 */
export class OmitStatsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.emit.tap('OmitStatsPlugin', (compilation) => {
      for (const file of ['mf-stats.json', 'mf-stats.json.br', 'mf-stats.json.gz']) {
        compilation.deleteAsset(file);
      }
    });
  }
}
