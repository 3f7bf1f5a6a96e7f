/** A picture with what is said about it. */
export interface Photo {
  src: string;
  alt: string;
  caption: string;
  credit?: string | null;
}
