import react from 'react';
import { providedModules, sharedModules } from './provided-modules';

test('slices get the shell’s own copies of shared modules, in the versions of the build', () => {
  const provided = providedModules();
  expect(Object.keys(provided)).toEqual(Object.keys(PROVIDED_VERSIONS));
  expect(Object.keys(provided).sort()).toEqual(Object.keys(sharedModules).sort());
  expect(provided['react']).toEqual({ version: react.version, module: react });
});
