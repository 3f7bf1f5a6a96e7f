import { capitalize } from '../text/capitalize.js';

/** The options of a choice, each with its own word as its label. */
export const capitalized = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: capitalize(value.replaceAll('_', ' ')) }));
