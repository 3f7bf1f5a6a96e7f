import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig, hashedNames, minimizer, smallIcons } from './base-config.js';
import { ChunkFilesPlugin } from './chunk-files-plugin.js';
import { FederationEsmPlugin } from './federation-esm-plugin.js';
import { OmitStatsPlugin } from './omit-stats-plugin.js';
import { PrecompressPlugin } from './precompress-plugin.js';
import { ScriptHashesPlugin } from './script-hashes-plugin.js';
import { ScriptIntegrityPlugin } from './script-integrity-plugin.js';
import { consumedModules, sharedModuleNames } from './shared-modules.js';
import { containerName, readSliceManifest, type SliceManifest } from './slice-manifest.js';

/**
 * A slice's builds: a federated remote for the browser, and one CommonJS file for each expose for the
 * server, where the shell provides the shared modules.
 * @param directory the slice's folder, with its `slice.json`
 */
export function sliceConfig(directory: string): Configuration[] {
  const manifest = readSliceManifest(directory);
  // Otherwise the federation plugin writes the version of the package in the working folder into the entry,
  // and the same sources become another version of the slice where they are built from elsewhere.
  process.env['MF_BUILD_VERSION'] = 'local';
  return [browserConfig(directory, manifest), serverConfig(directory, manifest)];
}

function browserConfig(directory: string, manifest: SliceManifest): Configuration {
  const { name, exposes } = manifest;
  const uniqueName = containerName(name);
  return {
    ...baseConfig(directory, 'browser'),
    name: `${name} browser`,
    entry: {},
    output: {
      path: join(directory, 'dist/client'),
      publicPath: 'auto',
      uniqueName,
      clean: true,
      // The same limit as in the shell, so that a chunk that did not arrive can be tried again.
      chunkLoadTimeout: 5000,
      ...hashedNames,
    },
    optimization: {
      minimizer,
      // Other ids are made of names, some of which begin with the folder of the checkout: the same version
      // built elsewhere would have other files. Each version has a folder of its own, so none shares files.
      chunkIds: 'natural',
      moduleIds: 'natural',
      splitChunks: { chunks: 'async', cacheGroups: { widgets: widgetStyles(manifest) } },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: uniqueName,
        filename: 'remoteEntry.[contenthash:10].js',
        exposes,
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        shared: consumedModules(),
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
      smallIcons(directory),
      new ChunkFilesPlugin(),
      new FederationEsmPlugin(),
      new ScriptIntegrityPlugin(),
      new OmitStatsPlugin(),
      new ScriptHashesPlugin(),
      new PrecompressPlugin(),
    ],
  };
}

/**
 * One style sheet for all widgets: a page shows several of them, and each further sheet would wait for
 * one of the six connections that a browser opens without HTTP/2.
 */
function widgetStyles({ widgets }: SliceManifest) {
  const chunks = new Set(
    widgets.map(({ module }) => `__federation_expose_${module.slice(2).replaceAll('-', '_')}`),
  );
  return {
    name: 'widgets',
    type: /^css/,
    chunks: (chunk: { name?: string }) => chunks.has(chunk.name ?? ''),
    enforce: true,
  };
}

function serverConfig(directory: string, { name, exposes }: SliceManifest): Configuration {
  return {
    ...baseConfig(directory, 'server'),
    name: `${name} server`,
    entry: Object.fromEntries(
      Object.entries(exposes).map(([expose, source]) => [expose.slice(2), source]),
    ),
    output: {
      path: join(directory, 'dist/server'),
      uniqueName: containerName(name),
      clean: true,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
    },
    optimization: { minimize: false, splitChunks: false },
    externalsType: 'commonjs',
    externals: [...sharedModuleNames, 'react/jsx-runtime'],
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), smallIcons(directory)],
  };
}
