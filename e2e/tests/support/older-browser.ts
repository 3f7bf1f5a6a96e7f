import type { Page } from '@playwright/test';

/**
 * What at least one of the oldest supported browsers lacks. `packages/slice-kit/build/base-config.ts`
 * lists these browsers; the build rewrites newer syntax for them, and adds no missing function.
 */
const missing: Readonly<Record<string, readonly string[]>> = {
  '': ['cookieStore', 'navigation', 'requestIdleCallback', 'scheduler', 'URLPattern'],
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  'Document.prototype': ['startViewTransition'],
  'Element.prototype': ['checkVisibility', 'setHTMLUnsafe'],
  'HTMLElement.prototype': ['hidePopover', 'showPopover', 'togglePopover'],
  'Iterator.prototype': [
    'drop',
    'every',
    'filter',
    'find',
    'flatMap',
    'forEach',
    'map',
    'reduce',
    'some',
    'take',
    'toArray',
  ],
  Map: ['groupBy'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  PublicKeyCredential: ['parseCreationOptionsFromJSON', 'parseRequestOptionsFromJSON'],
  RegExp: ['escape'],
  Response: ['json'],
  'Set.prototype': [
    'difference',
    'intersection',
    'isDisjointFrom',
    'isSubsetOf',
    'isSupersetOf',
    'symmetricDifference',
    'union',
  ],
  URL: ['canParse', 'parse'],
  'URLSearchParams.prototype': ['size'],
};

/** Takes from the pages that are opened next what the oldest supported browsers lack. */
export async function useOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript((absent) => {
    for (const [path, names] of Object.entries(absent)) {
      let owner: object | undefined = globalThis;
      for (const step of path.split('.').filter(Boolean)) owner = owner && Reflect.get(owner, step);
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
    }
  }, missing);
}
