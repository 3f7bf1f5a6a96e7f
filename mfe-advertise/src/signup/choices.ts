import { businessTypes } from '@town/contracts/advertisers/options';
import { capitalize } from '@town/contracts/text/capitalize';
import type { SelectOption } from '@town/ui/select-field';

/** Makes options of values: "home_services" becomes "Home services", which the page then translates. */
export function labelled(values: readonly string[]): SelectOption[] {
  return values.map((value) => ({ value, label: capitalize(value.replaceAll('_', ' ')) }));
}

/** The types of business. */
export const businessTypeChoices = labelled(businessTypes);
