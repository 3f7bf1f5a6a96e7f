import * as texts from '@town/language/texts';
import type { ProvidedModules } from '@town/slice-delivery/browser';
import * as pageMeta from '@town/slice-kit/page-meta';
import * as query from '@town/slice-kit/query';
import * as router from '@town/slice-kit/router';
import * as site from '@town/slice-kit/site';
import * as state from '@town/slice-kit/state';
import * as toasts from '@town/slice-kit/toasts';
import react from 'react';
import reactDom from 'react-dom';

/** The shell's copies of the modules that slices share, by the names that slices import. */
export const sharedModules: Record<string, unknown> = {
  react,
  'react-dom': reactDom,
  '@town/slice-kit/router': router,
  '@town/slice-kit/query': query,
  '@town/slice-kit/state': state,
  '@town/slice-kit/site': site,
  '@town/slice-kit/page-meta': pageMeta,
  '@town/slice-kit/toasts': toasts,
  '@town/language/texts': texts,
};

/** The modules with their versions, which the build knows. */
export function providedModules(): ProvidedModules {
  return Object.fromEntries(
    Object.entries(PROVIDED_VERSIONS).map(([name, version]) => [
      name,
      { version, module: sharedModules[name] },
    ]),
  );
}
