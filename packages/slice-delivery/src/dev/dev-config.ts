import { join } from 'node:path';
import { type Configuration, type RuleSetRules, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { libraries } from '@town/slice-kit/build/base-config';
import { PrecompressPlugin } from '@town/slice-kit/build/precompress-plugin';
import { shellConfig } from '@town/slice-kit/build/shell-config';
import { sliceConfig } from '@town/slice-kit/build/slice-config';
import { readSliceManifest } from '@town/slice-kit/build/slice-manifest';

/** A compiled script of this package for pages in development. */
const pageScript = (name: string) => join(import.meta.dirname, `page/${name}.js`);

/** Fixed file names: an open page uses the same names for one build after another. */
const steadyNames = {
  filename: '[name].js',
  chunkFilename: '[name].js',
  cssFilename: '[name].css',
  cssChunkFilename: '[name].css',
} as const;

/**
 * A slice's build for development: readable and with source maps. In the browser each build can replace
 * the one before without a reload.
 * @param directory the slice's folder
 * @param built the folder for the result
 */
export function devSliceConfig(directory: string, built: string): Configuration[] {
  const [browser = {}, server = {}] = sliceConfig(directory);
  const hot = forWork(browser, join(built, 'client'));
  return [
    {
      ...hot,
      module: { ...hot.module, rules: hot.module?.rules?.map(refreshed) ?? [] },
      // One instance for the whole page, which the shell sets up before React starts.
      externals: { 'react-refresh/runtime': 'var sliceRefresh' },
      plugins: [
        new rspack.EntryPlugin(directory, pageScript('hot-update'), { name: undefined }),
        new rspack.DefinePlugin({ SLICE_NAME: JSON.stringify(readSliceManifest(directory).name) }),
        new rspack.HotModuleReplacementPlugin(),
        new ReactRefreshRspackPlugin({
          injectEntry: false,
          forceEnable: true,
          exclude: libraries,
        }),
        ...(hot.plugins ?? []),
      ],
    },
    {
      ...server,
      devtool: 'source-map',
      output: { ...server.output, path: join(built, 'server') },
    },
  ];
}

/**
 * The shell's browser build for development: React's development build with Fast Refresh, and pages
 * that follow the builds of slices.
 * @param directory the shell's folder
 * @param built the folder for the result
 */
export function devShellConfig(directory: string, built: string): Configuration {
  const [browser = {}] = shellConfig(directory);
  return {
    ...forWork(browser, built),
    // Without source maps the build takes half the time, and only slices are edited.
    devtool: false,
    entry: {
      main: [pageScript('fast-refresh'), pageScript('follow-builds'), './src/browser/main.ts'],
    },
  };
}

function forWork(config: Configuration, path: string): Configuration {
  return {
    ...config,
    mode: 'development',
    devtool: 'source-map',
    output: {
      ...config.output,
      ...steadyNames,
      path,
      // Open pages still load files of earlier builds, so these are not deleted.
      clean: false,
      // Loading can be slow while the machine builds.
      chunkLoadTimeout: 60_000,
    },
    optimization: {
      ...config.optimization,
      minimize: false,
      moduleIds: 'named',
      chunkIds: 'named',
      emitOnErrors: false,
    },
    plugins: config.plugins?.filter((plugin) => !(plugin instanceof PrecompressPlugin)) ?? [],
  };
}

/** Lets the compiler register each component and its hooks with Fast Refresh. */
function refreshed(rule: RuleSetRules[number]): RuleSetRules[number] {
  if (!rule || typeof rule !== 'object' || rule.loader !== 'builtin:swc-loader') return rule;
  const options = rule.options as { jsc: object };
  const react = { runtime: 'automatic', development: true, refresh: true };
  return { ...rule, options: { ...options, jsc: { ...options.jsc, transform: { react } } } };
}
