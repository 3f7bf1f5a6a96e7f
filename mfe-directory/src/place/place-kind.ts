import { categoriesOf } from '@town/contracts/businesses/categories';
import { pages } from '@town/contracts/pages/paths';
import { tabHref } from '../directory/directory-tab';
import { serviceCategory } from '../directory/service-category';
import type { ShownPlace } from './place-query';

/** What kind of place it is, in words. */
export function placeKind({ kind, category, denomination }: ShownPlace): string {
  return kind === 'churches' ? (denomination ?? 'Church') : serviceCategory(category);
}

/** The id under which visits to a place are counted. Only businesses have owners who see the numbers. */
export const countedId = ({ kind, id }: ShownPlace) => (kind === 'businesses' ? id : undefined);

/** The kind of a place and the further categories of a business, in words: "Dining", "Retail". */
export function placeKinds(place: ShownPlace): string[] {
  const further = place.moreCategories.filter((category) => category !== place.category);
  return [placeKind(place), ...further.map(serviceCategory)];
}

/** The tab of the directory that lists a place; some categories of businesses are in no tab. */
export function tabOf({ kind, category }: Pick<ShownPlace, 'kind' | 'category'>) {
  if (kind !== 'businesses') return kind;
  return (['dining', 'shopping'] as const).find((each) => categoriesOf(each).includes(category));
}

/** The address of the tab that lists a place; the address of the directory if no tab does. */
export function placeTab(place: ShownPlace): string {
  const tab = tabOf(place);
  return tab ? tabHref(tab) : pages.directory;
}
