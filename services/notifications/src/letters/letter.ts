import type { Language } from '@town/contracts/pages/languages';
import type { TownProfile } from '@town/contracts/settings/town-profile';

/** What a person has typed: nobody has recorded in which language. */
export interface Typed {
  typed: string;
}

/** Text in the language of the letter, or what a person has typed. */
export type LetterText = string | Typed;

export const textOf = (text: LetterText): string => (typeof text === 'string' ? text : text.typed);

/** One line of a list of facts; a line without a value is left out. */
export type LetterField = readonly [label: string, value: LetterText | null | undefined];

/** The content of a mail, before it becomes plain text and HTML. */
export interface Letter {
  /** The language of the letter; English by default. */
  language?: Language;
  subject: LetterText;
  greeting?: string;
  paragraphs: LetterText[];
  fields?: LetterField[];
  /** What happens next, in order. */
  steps?: string[];
  /** A page of the site. */
  link?: { text: string; path: string };
  closing?: string;
  /**
   * For mails that are not about money or access: the unsubscribe page, and the URL for one-click
   * unsubscribing.
   */
  unsubscribe?: { text: string; path: string; oneClickPath: string };
}

/** Writes a letter in the name of a town. */
export type LetterWriter = (town: TownProfile) => Letter;

/** A letter as it is sent. */
export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
  /** The URL for one-click unsubscribing; null if the recipient cannot unsubscribe. */
  unsubscribeUrl: string | null;
}
