import { capitalize } from '@town/contracts/text/capitalize';
import { useAnyText } from '@town/language/text-of';

/** Returns a function that names a category: `home_services` is "Home services". */
export function useCategoryLabel(): (value: string) => string {
  const anyText = useAnyText();
  return (value) => anyText(capitalize(value.replaceAll('_', ' ')));
}
