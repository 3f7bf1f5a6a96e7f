import { type Text, textOf } from '@town/language/text-of';
import type { spanish } from './es';

/** A function that returns a message of this slice in the language of the page. */
export type EventText = Text<keyof typeof spanish>;

/** Returns this slice's messages in the language of the page. */
export const useText = textOf<keyof typeof spanish>();
