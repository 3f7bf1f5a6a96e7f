/**
 * Cleans HTML that is pasted into an article. Word processors and mail programs paste whole documents with
 * their own styles; only formatting that an article may have remains. Elements that an article may not have
 * are replaced by their content. Afterwards the editor drops everything that its schema does not know, and
 * the service sanitises the text that it stores.
 */
import { articleTags } from './article-tags';
import { listsFromWord } from './lists-from-word';

/** Elements that are removed together with their content. */
const removed = 'style, script, meta, link, title, head > *, xml, template, iframe, object';
/** Elements that a paragraph cannot contain. */
const blocks = 'p, ul, ol, h2, h3, h4, blockquote, pre';
/** Elements that are replaced by an allowed one with the same meaning. */
const replaced = new Map([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
  ['div', 'p'],
  ['td', 'p'],
  ['th', 'p'],
  ['strike', 's'],
  ['del', 's'],
]);
const attributes = new Map([
  ['a', ['href']],
  ['img', ['src', 'alt']],
]);

/** Cleans pasted HTML. */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(removed)) element.remove();
  removeComments(body);
  listsFromWord(body);
  for (const element of [...body.querySelectorAll('*')].reverse()) clean(element);
  return body.innerHTML;
}

/** Cleans an element whose descendants are clean. */
function clean(element: Element): void {
  const target = targetOf(element);
  const content = wrapped(element);
  if (target === undefined) element.remove();
  else if (target === null) element.replaceWith(...content);
  else {
    const next = element.ownerDocument.createElement(target);
    for (const attribute of attributes.get(target) ?? []) {
      const value = element.getAttribute(attribute);
      if (value !== null) next.setAttribute(attribute, value);
    }
    next.append(...content);
    element.replaceWith(next);
  }
}

/** The tag that replaces an element; null if only its content stays, undefined if it is removed entirely. */
function targetOf(element: Element): string | null | undefined {
  const name = replaced.get(element.localName) ?? element.localName;
  if (!articleTags.has(name)) return null;
  if (name === 'img') return isPicture(element) ? name : undefined;
  if (name === 'a') return isSafe(element.getAttribute('href') ?? '') ? name : null;
  if (name === 'p') {
    if (element.querySelector(blocks)) return null;
    return element.textContent.trim() || element.querySelector('img') ? name : undefined;
  }
  // Google Docs wraps everything into a `b` element whose style is not bold.
  const isPlain = /(^|[;\s])font-weight:\s*(normal|400)/i.test(styleOf(element));
  return isPlain && /^(b|strong)$/.test(name) ? null : name;
}

/** The content of an element, within the emphasis that its style gives it. */
function wrapped(element: Element): ChildNode[] {
  let content = [...element.childNodes];
  for (const name of emphasis(element)) {
    const wrapper = element.ownerDocument.createElement(name);
    wrapper.append(...content);
    content = [wrapper];
  }
  return content;
}

/** Emphasis that is given only by a style, as word processors write it. */
function emphasis(element: Element): string[] {
  if (element.localName !== 'span') return [];
  const style = styleOf(element);
  return [
    /font-weight:\s*(bold|[6-9]00)/i.test(style) && 'strong',
    /font-style:\s*italic/i.test(style) && 'em',
  ].filter((name) => name !== false);
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** Whether a picture is kept: it needs alternative text and a web address, because local files cannot load. */
function isPicture(element: Element): boolean {
  const hasWords = Boolean(element.getAttribute('alt')?.trim());
  return hasWords && /^https?:/i.test(element.getAttribute('src') ?? '');
}

function isSafe(address: string): boolean {
  return /^(https?:|mailto:|tel:|\/(?!\/))/i.test(address);
}

function removeComments(body: HTMLElement): void {
  const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  const found: ChildNode[] = [];
  for (let node = comments.nextNode(); node; node = comments.nextNode()) {
    if (node instanceof Comment) found.push(node);
  }
  for (const comment of found) comment.remove();
}
