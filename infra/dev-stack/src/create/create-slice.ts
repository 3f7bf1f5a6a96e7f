import type { CheckoutFiles } from './checkout-files.js';
import { createPage } from './create-page.js';
import { namesOf } from './names.js';
import { useTextText } from './page-text.js';

/** Versions of the libraries that a slice builds and tests with: those of another slice. */
export interface SliceManifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const needed = [
  '@rspack/cli',
  '@rspack/core',
  '@town/contracts',
  '@town/language',
  '@town/slice-kit',
  '@town/ui',
  'react',
];

/**
 * Adds a slice with one page at `/<area>`.
 * @param area for example `farms` for the slice `mfe-farms`
 * @param model the package.json of an existing slice
 * @param platform the range of platform versions that the slice runs on
 */
export function createSlice(
  files: CheckoutFiles,
  area: string,
  model: SliceManifest,
  platform: string,
): void {
  const { kebab } = namesOf(area);
  const slice = `mfe-${kebab}`;
  files.add(`${slice}/package.json`, json(packageOf(slice, model)));
  files.add(
    `${slice}/slice.json`,
    json({
      name: slice,
      mounts: [],
      exposes: { './routes': './src/routes.tsx', './es': './src/messages/es.ts' },
      platform,
    }),
  );
  files.add(
    `${slice}/rspack.config.mjs`,
    `import { sliceConfig } from '@town/slice-kit/build/slice-config';\n\nexport default sliceConfig(import.meta.dirname);\n`,
  );
  files.add(`${slice}/tsconfig.json`, json(tsconfig));
  files.add(
    `${slice}/src/routes.tsx`,
    `import type { RouteObject } from '@town/slice-kit/router';\n\n/** The pages of this slice. A route's id names the chunk of its files. */\nexport function createRoutes(): RouteObject[] {\n  return [\n  ];\n}\n`,
  );
  files.add(
    `${slice}/src/messages/es.ts`,
    "/** This slice's messages in Spanish. */\nexport const spanish = {\n};\n",
  );
  files.add(`${slice}/src/messages/use-text.ts`, useTextText);
  createPage(files, `${slice}/${kebab}`);
  files.insert(
    'tsconfig.build.json',
    { after: '"path": "mfe-admin"', before: '    {\n      "path": "gateway"' },
    `    {\n      "path": "${slice}"\n    },\n`,
  );
}

function packageOf(slice: string, { dependencies, devDependencies }: SliceManifest): object {
  return {
    name: `@town/${slice}`,
    version: '1.0.0',
    private: true,
    license: 'MIT',
    type: 'module',
    exports: { './routes': { types: './src/routes.tsx' } },
    scripts: {
      build: 'rspack build',
      dev: 'tsc -b ../tsconfig.build.json && node ../packages/slice-delivery/dist/dev/main.js',
    },
    dependencies: Object.fromEntries(needed.map((name) => [name, dependencies[name] ?? '*'])),
    devDependencies,
  };
}

const tsconfig = {
  extends: '../tsconfig.web.json',
  compilerOptions: { rootDir: 'src', outDir: 'dist/types', tsBuildInfoFile: 'dist/.tsbuildinfo' },
  include: ['src'],
  references: [
    { path: '../packages/contracts' },
    { path: '../packages/language' },
    { path: '../packages/slice-kit' },
    { path: '../packages/ui' },
  ],
};

const json = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;
