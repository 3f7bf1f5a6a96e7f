/** What the browser's nodes and those of the server's parser have in common. */
export interface HtmlNode {
  nodeType: number;
  /** The text of a text node. */
  nodeValue?: string | null;
  /** Only elements have a name. */
  tagName?: string;
  attributes?: Iterable<{ name: string; value: string }>;
  childNodes?: Iterable<HtmlNode>;
}
