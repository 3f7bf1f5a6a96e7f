import { parseUrl } from '@town/contracts/forms/parse-url';
import { articleHtml } from '@town/contracts/news/article-html';
import { createElement, Fragment, type ReactNode } from 'react';
import { parseHtml } from '#parse-html';
import type { HtmlNode } from './html-node';

const allowed: ReadonlySet<string> = new Set(articleHtml.tags);
const allowedAttributes: Readonly<Record<string, readonly string[]>> = articleHtml.attributes;
const schemes: Readonly<Record<string, readonly string[]>> = articleHtml.schemes;

/** Elements whose content is no text. They are removed with their content. */
const dropped: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'noscript',
  'template',
  'textarea',
  'title',
]);

/** Elements in which spaces between tags are no text, and React does not allow them. */
const withoutText: ReadonlySet<string> = new Set([
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'colgroup',
]);

/**
 * Converts an article's HTML into React elements. Nothing is ever set as HTML: a tag or attribute
 * that is not on the list cannot get into the page, whatever was stored.
 */
export function articleElements(html: string): ReactNode {
  return createElement(Fragment, null, ...childrenOf(parseHtml(html)));
}

function childrenOf(nodes: Iterable<HtmlNode> = [], parent = ''): ReactNode[] {
  return Array.from(nodes, (node) => {
    if (node.nodeType === textNode) return textOf(node.nodeValue ?? '', parent);
    return node.tagName ? elementOf(node.tagName.toLowerCase(), node) : null;
  });
}

const textNode = 3;

function textOf(text: string, parent: string): string | null {
  return text.trim() === '' && withoutText.has(parent) ? null : text;
}

function elementOf(name: string, { childNodes, attributes }: HtmlNode): ReactNode {
  if (dropped.has(name)) return null;
  const children = childrenOf(childNodes, name);
  if (!allowed.has(name)) return createElement(Fragment, null, ...children);
  return createElement(name, propertiesOf(name, attributes), ...children);
}

/** Attributes with another name in React. */
const spelling: Record<string, string> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
};

function propertiesOf(tag: string, given: HtmlNode['attributes'] = []): Record<string, string> {
  const values = new Map(Array.from(given, ({ name, value }) => [name, value]));
  const properties: Record<string, string> = {};
  for (const name of allowedAttributes[tag] ?? []) {
    const value = values.get(name);
    if (value === undefined) continue;
    if ((name === 'href' || name === 'src') && !hasAllowedScheme(tag, value)) continue;
    properties[spelling[name] ?? name] = value;
  }
  if (tag === 'a') properties['rel'] = 'noopener noreferrer';
  if (tag === 'img') {
    properties['loading'] = 'lazy';
    properties['alt'] ??= '';
  }
  return properties;
}

/** Whether an address is relative or has an allowed scheme. */
function hasAllowedScheme(tag: string, address: string): boolean {
  const url = parseUrl(address, 'https://relative.invalid');
  return url !== undefined && Boolean(schemes[tag]?.includes(url.protocol.slice(0, -1)));
}
