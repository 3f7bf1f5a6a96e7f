import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

const local = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Builds one classic script and one style sheet under fixed names, which pages load. */
export default {
  mode: 'production',
  context: local('.'),
  devtool: false,
  target: ['web', 'es2022'],
  entry: { stripe: './browser/stripe.ts' },
  output: { path: local('dist/browser'), filename: '[name].js' },
  resolve: { extensions: ['.ts'], extensionAlias: { '.js': ['.ts', '.js'] } },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        type: 'javascript/auto',
        options: { detectSyntax: 'auto', jsc: { target: 'es2022' } },
      },
    ],
  },
  plugins: [new rspack.CopyRspackPlugin({ patterns: ['browser/stripe.css'] })],
  performance: false,
};
