import { categoriesOf } from '@town/contracts/businesses/categories';
import { pages } from '@town/contracts/pages/paths';
import { tabHref } from '../directory/directory-tab';
import { serviceCategory } from '../directory/service-category';
import type { ShownPlace } from './place-query';

/** What kind of place it is, in words. */
export function placeKind({ kind, category, denomination }: ShownPlace): string {
  return kind === 'churches' ? (denomination ?? 'Church') : serviceCategory(category);
}

/** The id by which a place is counted; only businesses have owners who are shown the numbers. */
export const countedId = ({ kind, id }: ShownPlace) => (kind === 'businesses' ? id : undefined);

/** The same with the further categories of a business: "Dining", "Retail". */
export function placeKinds(place: ShownPlace): string[] {
  const further = place.moreCategories.filter((category) => category !== place.category);
  return [placeKind(place), ...further.map(serviceCategory)];
}

/** The tab of the directory that lists a place. Businesses of some categories are in none. */
export function tabOf({ kind, category }: Pick<ShownPlace, 'kind' | 'category'>) {
  if (kind !== 'businesses') return kind;
  return (['dining', 'shopping'] as const).find((each) => categoriesOf(each).includes(category));
}

/** The address of the tab that lists a place; the directory itself where none does. */
export function placeTab(place: ShownPlace): string {
  const tab = tabOf(place);
  return tab ? tabHref(tab) : pages.directory;
}
