import { textOf } from '@town/language/text-of';
import type { spanish as editorsSpanish } from './editors-es';
import type { spanish } from './es';

/** Says this package's messages in the language of the part of the page that a component is in. */
export const useText = textOf<keyof typeof spanish | keyof typeof editorsSpanish>();
