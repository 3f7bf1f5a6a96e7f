import { type Text, textOf } from '@town/language/text-of';
import type { spanish as publicSpanish } from '../../messages/es';
import type { spanish } from './es';

/** The account's own messages, and those of this slice's public pages. */
type AccountMessage = keyof typeof spanish | keyof typeof publicSpanish;

/** A message without values. */
export type PlainMessage = Exclude<AccountMessage, `${string}{${string}`>;

/** Says a message of the account. */
export type AccountText = Text<AccountMessage>;

/** Says the account's messages in the language of the page. */
export const useText = textOf<AccountMessage>();
