import type { Compiler } from '@rspack/core';

/**
 * Leaves out what the federation plugin reports of the sources: nobody reads it, it tells visitors
 * how the sources are laid out, and it differs from build to build, which would make every build of
 * the same sources another version. Not before the files are written: the federation plugin would
 * begin anew.
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
