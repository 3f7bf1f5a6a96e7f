/** A photo with its caption. */
export interface Photo {
  src: string;
  alt: string;
  caption: string;
  credit?: string | null;
}
