import { type DirectoryKind, directoryKinds } from '@town/contracts/directory/kinds';
import { pages } from '@town/contracts/pages/paths';

/** The tab that an address asks for; dining where it names none. */
export function directoryTab(parameters: URLSearchParams): DirectoryKind {
  const tab = parameters.get('tab');
  return directoryKinds.find((kind) => kind === tab) ?? 'dining';
}

/** What an address searches for; empty where it does not. */
export function directorySearch(parameters: URLSearchParams): string {
  return (parameters.get('q') ?? '').trim().slice(0, 100);
}

/** The address of a tab. */
export function tabHref(kind: DirectoryKind): string {
  return `${pages.directory}?tab=${kind}`;
}
