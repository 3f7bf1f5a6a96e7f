import { type Text, textOf } from '@town/language/text-of';
import type { spanish } from './es';

type AdvertiseMessage = keyof typeof spanish;

/** A message without values. */
export type PlainMessage = Exclude<AdvertiseMessage, `${string}{${string}`>;

/** Says a message of this slice. */
export type AdvertiseText = Text<AdvertiseMessage>;

/** Says this slice's messages in the language of the page. */
export const useText = textOf<AdvertiseMessage>();
