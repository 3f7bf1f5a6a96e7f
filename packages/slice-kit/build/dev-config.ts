import { join } from 'node:path';
import { type Configuration, type RuleSetRules, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { PrecompressPlugin } from './precompress-plugin.js';
import { shellConfig } from './shell-config.js';
import { sliceConfig } from './slice-config.js';

/** Names that stay: a page that follows one build after another goes on using them. */
const steadyNames = {
  filename: '[name].js',
  chunkFilename: '[name].js',
  cssFilename: '[name].css',
  cssChunkFilename: '[name].css',
} as const;

/**
 * A slice's build for work on it: readable, with source maps, somewhere else; and in the browser
 * every build can take the place of the one before without the page being loaded anew.
 * @param directory the slice's folder
 * @param built where the result goes
 */
export function devSliceConfig(directory: string, built: string): Configuration[] {
  const [browser = {}, server = {}] = sliceConfig(directory);
  const hot = forWork(browser, join(built, 'client'));
  return [
    {
      ...hot,
      module: { ...hot.module, rules: hot.module?.rules?.map(refreshed) ?? [] },
      // One for the whole page, which the shell has set up before React started.
      externals: { 'react-refresh/runtime': 'var sliceRefresh' },
      plugins: [
        new rspack.EntryPlugin(directory, '@town/slice-kit/dev/hot-update', { name: undefined }),
        new rspack.HotModuleReplacementPlugin(),
        new ReactRefreshRspackPlugin({ injectEntry: false, forceEnable: true }),
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
 * The shell's build for the browser with which slices are worked on: React as it is for development,
 * with Fast Refresh, and pages that follow the slice's builds.
 * @param directory the shell's folder
 * @param built where the result goes
 */
export function devShellConfig(directory: string, built: string): Configuration {
  const [browser = {}] = shellConfig(directory);
  return {
    ...forWork(browser, built),
    // Nobody works on it, and it is half the time.
    devtool: false,
    entry: {
      main: [
        '@town/slice-kit/dev/fast-refresh',
        '@town/slice-kit/dev/hide-nonces',
        '@town/slice-kit/dev/follow-builds',
        './src/browser/main.ts',
      ],
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
      // Files of earlier builds are what a page needs to follow them.
      clean: false,
      // A machine that is building may be slow.
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

/** Lets the compiler note each component and the hooks that it uses. */
function refreshed(rule: RuleSetRules[number]): RuleSetRules[number] {
  if (!rule || typeof rule !== 'object' || rule.loader !== 'builtin:swc-loader') return rule;
  const options = rule.options as { jsc: object };
  const react = { runtime: 'automatic', development: true, refresh: true };
  return { ...rule, options: { ...options, jsc: { ...options.jsc, transform: { react } } } };
}
