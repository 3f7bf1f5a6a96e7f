import type { SearchKind } from './kinds.js';

/** A part of the site that visitors can search among; it stands for one or several kinds. */
export interface SearchChoice {
  /** As in the address of the results. */
  name: string;
  label: 'Businesses' | 'Churches' | 'Real Estate' | 'Events' | 'News' | 'Civic Contacts' | 'Pages';
  kinds: readonly SearchKind[];
}

/** The parts of the site that visitors can search in. Results and suggestions are grouped by them. */
export const searchChoices: readonly SearchChoice[] = [
  { name: 'businesses', label: 'Businesses', kinds: ['business', 'service'] },
  { name: 'churches', label: 'Churches', kinds: ['church'] },
  { name: 'real-estate', label: 'Real Estate', kinds: ['property'] },
  { name: 'events', label: 'Events', kinds: ['event'] },
  { name: 'news', label: 'News', kinds: ['news'] },
  { name: 'civic', label: 'Civic Contacts', kinds: ['civic'] },
  { name: 'pages', label: 'Pages', kinds: ['page'] },
];

/** Search results in groups; the group of the best result comes first. */
export interface FoundGroup<Found> {
  /** Undefined for kinds that this page does not know yet. */
  choice: SearchChoice | undefined;
  found: readonly Found[];
}

/** Groups what was found, in its order. */
export function groupFound<Found extends { kind: string }>(
  all: readonly Found[],
): FoundGroup<Found>[] {
  const groups = new Map<SearchChoice | undefined, Found[]>();
  for (const each of all) {
    const choice = searchChoices.find(({ kinds }) => kinds.some((kind) => kind === each.kind));
    const group = groups.get(choice);
    if (group) group.push(each);
    else groups.set(choice, [each]);
  }
  return [...groups].map(([choice, found]) => ({ choice, found }));
}
