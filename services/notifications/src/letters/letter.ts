/** One line of a list of facts; without a value it is left out. */
export type LetterField = readonly [label: string, value: string | null | undefined];

/** What a mail says, before it becomes plain text and HTML. */
export interface Letter {
  subject: string;
  greeting?: string;
  paragraphs: string[];
  fields?: LetterField[];
  /** What happens next, in order. */
  steps?: string[];
  /** A page of the site. */
  link?: { text: string; path: string };
  closing?: string;
}

/** A letter as it is sent. */
export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
}
