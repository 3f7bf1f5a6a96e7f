import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig, hashedNames, minimizer, smallIcons } from './base-config.js';
import { ChunkFilesPlugin } from './chunk-files-plugin.js';
import { FederationEsmPlugin } from './federation-esm-plugin.js';
import { keepLastBuilds } from './keep-last-builds.js';
import { PrecompressPlugin } from './precompress-plugin.js';
import { platformVersion, providedVersions } from './shared-modules.js';

const uniqueName = 'site';

/**
 * The files of the shared modules, without the part of react-dom that only the shell uses, and the
 * small files that they and the shell both need: each page loads them once.
 */
const platformModules =
  /node_modules\/(react\/|react-dom\/(index|cjs\/react-dom\.production)|react-router|@tanstack|zustand)|slice-kit\/src\/(router|query|state|site|toasts|page-meta|postal-address)\.tsx?$|language\/src\/texts\.ts$|contracts\/dist\/(pages\/(page-paths|languages)|town\/town-and-state)\.js$/;

/**
 * The shell's builds: the federation host for the browser, the files at the site's root, the service
 * worker, and the server that renders every page, in one file with all its dependencies.
 * @param directory the shell's folder
 */
export function shellConfig(directory: string): Configuration[] {
  return [
    browserConfig(directory),
    publicFilesConfig(directory),
    workerConfig(directory),
    serverConfig(directory),
  ];
}

const defineVersion = () =>
  new rspack.DefinePlugin({ PLATFORM_VERSION: JSON.stringify(platformVersion) });

function browserConfig(directory: string): Configuration {
  // The federation runtime reads its debug mode there at the start, and the first access to that
  // storage blocks a cheap phone for tens of milliseconds. No other code writes it in this form.
  const browserRuntime = new rspack.DefinePlugin({
    PROVIDED_VERSIONS: JSON.stringify(providedVersions),
    'window.localStorage': 'undefined',
    // What the federation plugin defines for "optimization": the runtime shares modules, and does not
    // load containers. The shell does that.
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_OPTIMIZE_NO_REMOTE: true,
    FEDERATION_OPTIMIZE_NO_SHARED: false,
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  });

  return {
    ...baseConfig(directory, 'browser'),
    name: 'site browser',
    entry: { main: './src/browser/main.ts' },
    output: {
      path: join(directory, 'dist/client'),
      publicPath: '/assets/',
      uniqueName,
      clean: keepLastBuilds,
      ...hashedNames,
    },
    optimization: {
      minimizer,
      chunkIds: 'deterministic',
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          platform: { test: platformModules, name: 'platform', enforce: true },
          federation: { test: /@module-federation\//, name: 'federation', enforce: true },
        },
      },
    },
    // MapLibre can load modules by an address that a page names. No page does.
    ignoreWarnings: [{ module: /maplibre-gl/, message: /Critical dependency/ }],
    plugins: [
      defineVersion(),
      browserRuntime,
      smallIcons(directory),
      new ChunkFilesPlugin(),
      new FederationEsmPlugin(),
      new PrecompressPlugin(),
    ],
  };
}

/** Icons and drawings keep their names, and are compressed as well as the scripts are. */
function publicFilesConfig(directory: string): Configuration {
  return {
    name: 'site public files',
    context: directory,
    mode: 'production',
    entry: {},
    output: { path: join(directory, 'dist/public'), clean: true },
    plugins: [new rspack.CopyRspackPlugin({ patterns: ['public'] }), new PrecompressPlugin()],
  };
}

/** Each worker is one file. The server serves it, and writes the release above it. */
function workerConfig(directory: string): Configuration {
  return {
    ...baseConfig(directory, 'browser'),
    name: 'site worker',
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': './src/worker/main.ts', remove: './src/worker/remove.ts' },
    output: { path: join(directory, 'dist/worker'), clean: true, filename: '[name].js' },
    optimization: { minimizer, splitChunks: false },
  };
}

function serverConfig(directory: string): Configuration {
  const base = baseConfig(directory, 'server');
  return {
    ...base,
    module: {
      ...base.module,
      // One file for each program. Merging chunks afterwards would merge the two programs too.
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
    plugins: [defineVersion(), smallIcons(directory)],
  };
}
