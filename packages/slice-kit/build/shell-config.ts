import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig, hashedNames, minimizer } from './base-config.js';
import { ChunkFilesPlugin } from './chunk-files-plugin.js';
import { FederationEsmPlugin } from './federation-esm-plugin.js';
import { PrecompressPlugin } from './precompress-plugin.js';
import { platformVersion, providedModules } from './shared-modules.js';

const uniqueName = 'site';

/** What the shared modules consist of, but for the part of react-dom that only the shell uses. */
const platformModules =
  /node_modules\/(react\/|react-dom\/(index|cjs\/react-dom\.production)|react-router|@tanstack|zustand)|slice-kit\/src\/(router|query|state|site|toasts)\.tsx?$/;

/**
 * The whole build of the shell: the federation host for the browser, and the server that renders
 * every page, with everything it needs in one file.
 * @param directory the shell's folder
 */
export function shellConfig(directory: string): Configuration[] {
  const define = new rspack.DefinePlugin({ PLATFORM_VERSION: JSON.stringify(platformVersion) });
  // The federation runtime looks there for its debug mode while it starts, and the first look into
  // that storage holds up a cheap phone for tens of milliseconds. Nothing else writes it that way.
  const noDebugMode = new rspack.DefinePlugin({ 'window.localStorage': 'undefined' });

  const browser: Configuration = {
    ...baseConfig(directory, 'browser'),
    name: 'site browser',
    entry: { main: './src/browser/main.ts' },
    output: {
      path: join(directory, 'dist/client'),
      publicPath: '/assets/',
      uniqueName,
      clean: true,
      ...hashedNames,
    },
    optimization: {
      minimizer,
      chunkIds: 'deterministic',
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          platform: { test: platformModules, name: 'platform', enforce: true },
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: uniqueName,
        remotes: {},
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: providedModules(),
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      define,
      noDebugMode,
      new ChunkFilesPlugin(),
      new FederationEsmPlugin(),
      new PrecompressPlugin(),
    ],
  };

  const base = baseConfig(directory, 'server');
  const server: Configuration = {
    ...base,
    module: {
      ...base.module,
      // Each program in one file. Merging chunks afterwards would merge the two programs as well.
      parser: { ...base.module?.parser, javascript: { dynamicImportMode: 'eager' } },
    },
    name: 'site server',
    entry: { main: './src/server/main.ts', check: './src/server/check.ts' },
    output: {
      path: join(directory, 'dist/server'),
      uniqueName,
      publicPath: '/assets/',
      clean: true,
      filename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      assetModuleFilename: hashedNames.assetModuleFilename,
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [define],
  };

  return [browser, server];
}
