import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';

const iconLoader = fileURLToPath(new URL('./icon-loader.js', import.meta.url));

/** The supported browsers: about the last three years of each. */
const browsers = ['chrome >= 111', 'safari >= 16.4', 'ios_saf >= 16.4', 'firefox >= 115'];

/** Files of installed libraries. The platform's packages are not among them: they come as sources. */
export const libraries = /node_modules[\\/](?!@town[\\/])/;

function scripts(platform: 'browser' | 'server'): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: libraries,
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    options: {
      detectSyntax: 'auto',
      jsc: { transform: { react: { runtime: 'automatic' } } },
      env: { targets: platform === 'server' ? 'node 20' : browsers },
    },
  };
}

/** The server needs the class names only; the browser's build writes the style sheets. */
function styles(platform: 'browser' | 'server'): RuleSetRule[] {
  const exportsOnly = platform === 'server';
  const use = [{ loader: 'builtin:lightningcss-loader', options: { targets: browsers } }];
  return [
    {
      test: /\.module\.css$/,
      type: 'css/module',
      use,
      generator: { exportsOnly, localIdentName: '[uniqueName]-[local]-[hash:6]' },
    },
    { test: /(?<!\.module)\.css$/, type: 'css', use, generator: { exportsOnly } },
  ];
}

/** The router's package offers its development build to bundlers, with warnings for developers. */
function productionRouter(): Record<string, string> {
  const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  return {
    'react-router$': join(router, 'dist/production/index.mjs'),
    'react-router/dom$': join(router, 'dist/production/dom-export.mjs'),
  };
}

/**
 * Icons are made by a smaller function than that of their package, alike on the server and in browsers.
 * @param directory the workspace's folder, whose package depends on `ui`
 */
export const smallIcons = (directory: string) =>
  new rspack.NormalModuleReplacementPlugin(
    /createLucideIcon\.mjs$/,
    createRequire(join(directory, 'package.json')).resolve('@town/ui/create-icon'),
  );

/**
 * The common part of all front-end builds.
 * @param directory the workspace's folder
 * @param platform where the result runs
 */
export function baseConfig(directory: string, platform: 'browser' | 'server'): Configuration {
  return {
    mode: 'production',
    context: directory,
    devtool: false,
    target: platform === 'server' ? 'node20' : ['web', 'es2022'],
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: platform === 'browser' ? productionRouter() : {},
    },
    module: {
      parser: { 'css/module': { namedExports: false } },
      rules: [
        scripts(platform),
        ...styles(platform),
        { test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/, loader: iconLoader },
        { test: /\.woff2$/, type: 'asset/resource', generator: { emit: platform === 'browser' } },
      ],
    },
    performance: false,
  };
}

/**
 * Output names that change with their content, so that browsers may keep files for a year. Chunks
 * are named by number, because the script that loads them contains their names.
 */
export const hashedNames = {
  filename: '[name].[contenthash:10].js',
  chunkFilename: '[id].[contenthash:8].js',
  cssFilename: '[name].[contenthash:10].css',
  cssChunkFilename: '[id].[contenthash:8].css',
  assetModuleFilename: '[name].[contenthash:10][ext]',
} as const;

/** Minimizes the browser's files. Repeated passes find more. */
export const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin({
    extractComments: false,
    minimizerOptions: {
      compress: { passes: 3, ecma: 2022, inline: 1 },
      mangle: true,
      format: { comments: false, ecma: 2022 },
    },
  }),
  // Without targets it rewrites `margin-inline-start` for browsers without logical properties, at several
  // times its length and with a higher specificity than it was written with.
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
];
