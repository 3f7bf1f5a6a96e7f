import { type DirectoryKind, directoryKinds } from '@town/contracts/directory/kinds';
import { pages } from '@town/contracts/pages/paths';

/** The tab that an address names; dining if it names none. */
export function directoryTab(parameters: URLSearchParams): DirectoryKind {
  const tab = parameters.get('tab');
  return directoryKinds.find((kind) => kind === tab) ?? 'dining';
}

/** The search words in an address; empty if there is no search. */
export function directorySearch(parameters: URLSearchParams): string {
  return (parameters.get('q') ?? '').trim().slice(0, 100);
}

/** The address of a tab. */
export function tabHref(kind: DirectoryKind): string {
  return `${pages.directory}?tab=${kind}`;
}
