import { type Text, textOf } from '@town/language/text-of';
import type { spanish } from './es';

/** Says a message of this slice. */
export type EventText = Text<keyof typeof spanish>;

/** Says this slice's messages in the language of the page. */
export const useText = textOf<keyof typeof spanish>();
