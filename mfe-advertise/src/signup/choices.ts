import { businessTypes } from '@town/contracts/advertisers/options';
import { capitalize } from '@town/contracts/text/capitalize';
import type { SelectOption } from '@town/ui/select-field';

/** "home_services" is read as "Home services", and then in the language of the page. */
export function labelled(values: readonly string[]): SelectOption[] {
  return values.map((value) => ({ value, label: capitalize(value.replaceAll('_', ' ')) }));
}

/** What a business can be. */
export const businessTypeChoices = labelled(businessTypes);
