import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { PrecompressPlugin } from './precompress-plugin.js';
import { sliceConfig } from './slice-config.js';

/**
 * A slice's build for work on it: the same, readable, with source maps, and somewhere else.
 * @param directory the slice's folder
 * @param built where the result goes
 */
export function devConfig(directory: string, built: string): Configuration[] {
  return sliceConfig(directory).map((config, index) => ({
    ...config,
    devtool: 'source-map',
    output: { ...config.output, path: join(built, index === 0 ? 'client' : 'server') },
    optimization: { ...config.optimization, minimize: false },
    plugins: config.plugins?.filter((plugin) => !(plugin instanceof PrecompressPlugin)) ?? [],
  }));
}
