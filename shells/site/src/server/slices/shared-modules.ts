import * as texts from '@town/language/texts';
import * as pageMeta from '@town/slice-kit/page-meta';
import * as query from '@town/slice-kit/query';
import * as router from '@town/slice-kit/router';
import * as site from '@town/slice-kit/site';
import * as state from '@town/slice-kit/state';
import * as toasts from '@town/slice-kit/toasts';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** The modules that a slice's server files may require: the same as in the browser. */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@town/language/texts': texts,
  '@town/slice-kit/page-meta': pageMeta,
  '@town/slice-kit/query': query,
  '@town/slice-kit/router': router,
  '@town/slice-kit/site': site,
  '@town/slice-kit/state': state,
  '@town/slice-kit/toasts': toasts,
};
