import bcd from '@mdn/browser-compat-data/forLegacyNode';
import type { Identifier, SupportStatement } from '@mdn/browser-compat-data/types';
import type { Page } from '@playwright/test';
import { oldestBrowsers } from '@town/slice-kit/build/browsers';

const { chrome, safari, firefox } = oldestBrowsers;

const oldest = [
  { browser: 'chrome', version: chrome },
  { browser: 'chrome_android', version: chrome },
  { browser: 'safari', version: safari },
  { browser: 'safari_ios', version: safari },
  { browser: 'firefox', version: firefox },
  { browser: 'firefox_android', version: firefox },
] as const;

/** Removes the features that one of the oldest supported browsers lacks, before a page's scripts run. */
export async function useOldestBrowsers(page: Page): Promise<void> {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split('.');
      const last = names.pop() ?? '';
      const owner = names.reduce<unknown>((each, name) => Reflect.get(Object(each), name), window);
      Reflect.deleteProperty(Object(owner), last);
    }
  }, missingFeatures());
}

/**
 * The features that at least one of the oldest supported browsers lacks, according to MDN: for example
 * `URL.canParse` and `Set.prototype.union`.
 */
function missingFeatures(): string[] {
  const { api, javascript } = bcd;
  const { builtins = {} } = javascript;
  return [...missingIn(api), ...missingIn(builtins), ...missingIn(builtins['Intl'] ?? {}, 'Intl.')];
}

/** @param prefix of the path to the objects */
function missingIn(objects: Identifier, prefix = ''): string[] {
  return namesIn(objects).flatMap((name) => {
    const object = objects[name] ?? {};
    if (isMissing(object)) return [prefix + name];
    return namesIn(object)
      .filter((member) => isMissing(object[member] ?? {}))
      .flatMap((member) => pathsOf(prefix + name, member));
  });
}

/** The names of objects and members. Skips events, symbols and MDN's notes about the object itself. */
const namesIn = (feature: Identifier) =>
  Object.keys(feature).filter((key) => /^[A-Za-z]\w*$/.test(key) && !key.endsWith('_event'));

function pathsOf(object: string, member: string): string[] {
  if (object === 'Window') return [member];
  if (member.endsWith('_static')) return [`${object}.${member.replace('_static', '')}`];
  // For objects that are not web interfaces, MDN does not say whether a member is static or on the prototype.
  return [`${object}.${member}`, `${object}.prototype.${member}`];
}

function isMissing({ __compat: known }: Identifier): boolean {
  if (!known) return false;
  return oldest.some(({ browser, version }) => !has(known.support[browser], version));
}

function has(statement: SupportStatement | undefined, version: number): boolean {
  if (!statement) return false;
  if (Array.isArray(statement)) return statement.some((each) => has(each, version));
  const { version_added: added, version_removed: removed, flags, prefix } = statement;
  if (flags || prefix || !added || added === 'preview') return false;
  const isGone = typeof removed === 'string' && Number.parseFloat(removed) <= version;
  return Number.parseFloat(added.replace('≤', '')) <= version && !isGone;
}
