import { textOf } from '@town/language/text-of';
import type { spanish } from './es';

/** Returns this slice's messages in the language of the page. */
export const useText = textOf<keyof typeof spanish>();
