/** A response of the site's server. */
export interface Answer {
  status: number;
  type?: string;
  body?: string | undefined;
  /** Instead of the body, where it is not text: a compressed page. */
  bytes?: Buffer;
  headers?: Record<string, string>;
}

/** Content type of pages. */
export const html = 'text/html; charset=utf-8';
