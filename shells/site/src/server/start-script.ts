/**
 * The one script that stands in a page itself. It loads the page's files of scripts, unless the browser is
 * too old for them: that one gets the page as without scripts, which works. The policy allows the script
 * by the hash of its text, and what it loads by `strict-dynamic`. The addresses stand in its text, so
 * nobody can use the hash for a script of their own. It stands before the style sheets, because a script
 * after them would wait for them.
 */
import { createHash } from 'node:crypto';
import type { PageAssets } from './page-assets';

/** React writes this first into each document's head. */
const headStart = '<meta charSet="utf-8"/>';

/** Both are in the oldest supported browsers, and not in those before Chrome 110, Safari 16.4 and Firefox 115. */
const isNewEnough = 'Array.prototype.with&&window.CompressionStream';

/** A page that was reloaded with an open dialog shows none: it takes the dialog's entry of the history back. */
const leaveClosedDialog = 'if(history.state&&history.state.view)history.back();';

/**
 * Writes the script for a page. It marks the document with `data-scripts`, by which style sheets know
 * whether scripts run.
 * @param assets the files are fetched at once; the entry runs when the document is whole
 * @param integrity hashes of files by path
 */
export function startScript(
  { preloads, scripts }: Pick<PageAssets, 'preloads' | 'scripts'>,
  integrity: Record<string, string>,
): string {
  const files = [...scripts, ...preloads].map((href) => [href, integrity[href] ?? '']);
  const data = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return [
    `if(${isNewEnough}){`,
    'document.documentElement.dataset.scripts="";',
    leaveClosedDialog,
    'const add=(name,attributes)=>document.head.append(Object.assign(document.createElement(name),attributes));',
    `for(const [href,integrity] of ${data(files)})add("link",{rel:"preload",as:"script",href,integrity});`,
    `addEventListener("DOMContentLoaded",()=>{for(const src of ${data(scripts)})add("script",{src})});}`,
  ].join('');
}

/**
 * An iPhone would turn numbers and dates into links while the page arrives, and React would find another
 * page than its own. Every number of the site is a link already.
 */
const formatDetection =
  '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"/>';

/**
 * Puts the script at the start of a page, and what an iPhone has to know before it reads the text.
 * @throws Error for a document that begins otherwise
 */
export function withStartScript(html: string, script: string): string {
  if (!html.includes(headStart)) throw new Error('The document does not begin as expected');
  return html.replace(
    headStart,
    () => `${headStart}<script>{${script}}</script>${formatDetection}`,
  );
}

/** What allows the script in the page's policy. */
export const scriptSource = (script: string) =>
  `'sha256-${createHash('sha256').update(`{${script}}`).digest('base64')}'`;
