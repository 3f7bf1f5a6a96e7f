import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a slice that looks like a built one. Its scripts contain the given text. */
export function writeBuiltSlice(
  directory: string,
  text: string,
  name = 'mfe-weather',
  version = '1.0.0',
): string {
  const files = {
    'package.json': { version },
    'slice.json': {
      name,
      mounts: [`/${name.slice('mfe-'.length)}`],
      exposes: { './routes': './src/routes.tsx' },
      platform: '^1.0.0',
    },
    'src/routes.tsx': '',
    'dist/client/mf-manifest.json': {
      metaData: { remoteEntry: { name: 'remoteEntry.js' } },
      shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
      exposes: [{ path: './routes', assets: { js: { sync: ['routes.js'] }, css: { sync: [] } } }],
    },
    'dist/client/chunk-files.json': {},
    'dist/client/remoteEntry.js': `/* ${text} */`,
    'dist/client/routes.js': `/* ${text} */`,
    'dist/server/routes.cjs': `module.exports = { createRoutes: () => [] }; // ${text}`,
  };
  for (const [file, content] of Object.entries(files)) {
    const path = join(directory, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return directory;
}
