import { articleHtml } from '@town/contracts/news/article-html';
import parse, {
  type DOMNode,
  domToReact,
  Element,
  type HTMLReactParserOptions,
} from 'html-react-parser';
import { createElement, Fragment } from 'react';

const allowed: ReadonlySet<string> = new Set(articleHtml.tags);
const attributes: Readonly<Record<string, readonly string[]>> = articleHtml.attributes;
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

/**
 * Converts an article's HTML into React elements. Nothing is ever set as HTML: a tag or attribute
 * that is not on the list cannot get into the page, whatever was stored.
 */
export function articleElements(html: string) {
  return parse(html, options);
}

const options: HTMLReactParserOptions = {
  replace(node) {
    if (!(node instanceof Element)) return;
    if (dropped.has(node.name)) return <Fragment />;
    const children = domToReact(node.children as DOMNode[], options);
    if (!allowed.has(node.name)) return <Fragment>{children}</Fragment>;
    const properties = attributesOf(node);
    const isEmpty = node.children.length === 0;
    return createElement(node.name, properties, ...(isEmpty ? [] : [children]));
  },
};

/** Attributes with another name in React. */
const spelling: Record<string, string> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
};

function attributesOf(element: Element): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const name of attributes[element.name] ?? []) {
    const value = element.attribs[name];
    if (value === undefined) continue;
    if ((name === 'href' || name === 'src') && !hasAllowedScheme(element.name, value)) continue;
    properties[spelling[name] ?? name] = value;
  }
  if (element.name === 'a') properties['rel'] = 'noopener noreferrer';
  if (element.name === 'img') {
    properties['loading'] = 'lazy';
    properties['alt'] ??= '';
  }
  return properties;
}

/** Whether an address is relative or has an allowed scheme. */
function hasAllowedScheme(tag: string, address: string): boolean {
  const base = 'https://relative.invalid';
  if (!URL.canParse(address, base)) return false;
  return Boolean(schemes[tag]?.includes(new URL(address, base).protocol.slice(0, -1)));
}
