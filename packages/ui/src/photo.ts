/** A photo with its caption. */
export interface Photo {
  src: string;
  alt: string;
  caption: string;
  credit?: string | null;
  /** Which of its texts are in the language of the page. */
  translated?: readonly string[] | null | undefined;
}
