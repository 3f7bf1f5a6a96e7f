import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler } from '@rspack/core';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const compressible = /\.(?:m?js|css|json|svg|html|webmanifest)$/;

/** Smaller files gain nothing from compression, in bytes. */
const minimumSize = 256;

/** Writes a `.br` and a `.gz` file beside every compressible file, for the gateway. */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'PrecompressPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async (assets) => {
          await Promise.all(
            Object.entries(assets).map(async ([file, source]) => {
              const content = source.buffer();
              if (!compressible.test(file) || content.length < minimumSize) return;
              const [br, gzipped] = await Promise.all([
                brotli(content, {
                  params: {
                    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
                    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
                  },
                }),
                gz(content, { level: 9 }),
              ]);
              compilation.emitAsset(`${file}.br`, new sources.RawSource(br));
              compilation.emitAsset(`${file}.gz`, new sources.RawSource(gzipped));
            }),
          );
        },
      );
    });
  }
}
