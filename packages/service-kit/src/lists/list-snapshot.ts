/** A list, ready to be sent. */
export interface ListAnswer {
  /** Strong entity tag, quotes included. */
  etag: string;
  /** How many records there are in all, whatever the page. */
  total: number;
  /** JSON. */
  body: Buffer;
}

/** A public list as it stood at one version. */
export interface ListSnapshot extends ListAnswer {
  /** What the cache keeps it under. */
  key: string;
  /** Whose version it is. */
  list: string;
  version: bigint;
}
