import { capitalize } from '@town/contracts/text/capitalize';

/** A category as people read it: `home_services` is "Home services". */
export const categoryLabel = (value: string) => capitalize(value.replaceAll('_', ' '));
