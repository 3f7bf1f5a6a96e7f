/**
 * The only inline script of a page. It loads the page's script files, unless the browser is too old for
 * them; such a browser shows the page as it works without scripts. The policy allows the inline script by
 * the hash of its text, and the files by `strict-dynamic`. The file addresses are part of that text, so
 * the hash allows no other script. The script comes before the style sheets, because a script after them
 * would wait for them.
 */
import { createHash } from 'node:crypto';
import { spanish } from '@town/slice-kit/messages/es';
import { offlineAdvice } from '@town/slice-kit/unsent-advice';
import type { PageAssets } from './page-assets';

/** React writes this first into each document's head. */
const headStart = '<meta charSet="utf-8"/>';

/** All supported browsers have both features; those before Chrome 110, Safari 16.4 and Firefox 115 do not. */
const isNewEnough = 'Array.prototype.with&&window.CompressionStream';

/** A page that was reloaded with an open dialog shows no dialog, so this goes back from its history entry. */
const leaveClosedDialog =
  'if(history.state&&history.state.view)history.go(-history.state.view.length||-1);';

/**
 * After a reload, Back can reach the entry of a dialog that was open before it, without another load. No slice
 * knows the dialog any more. Its id begins with the time at which its document began, see `useCloseOnBack`;
 * the ids of earlier releases do not, and have two parts.
 */
const leaveDialogBeforeReload = [
  'addEventListener("popstate",({state})=>{const view=state&&state.view;',
  'const [began,,number]=String(Array.isArray(view)?view.at(-1):"").split(" ");',
  'if(number&&began!=root.began)history.go(-view.length)});',
].join('');

/**
 * Marks the button that is pressed before React handles presses, so that `useEarlyTap` can press it again.
 * Whatever the visitor does next removes the mark: by then they have moved on or press again. Links and
 * submit buttons work without scripts.
 */
const noteEarlyTap = [
  'let tapped;for(const type of["pointerdown","keydown","click"])addEventListener(type,({target})=>{',
  'if(tapped)delete tapped.dataset.tapped;tapped=null;',
  'if(type!="click"||root.scripts)return;',
  'tapped=target.closest("button[type=button]");',
  'if(tapped)tapped.dataset.tapped="";},true);',
].join('');

/** Text for the inline script, which no file name or message can close. */
const data = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Without a connection the browser would replace the page with one of its own, and with it what was typed. Once
 * the scripts have arrived they handle the form themselves, and say the same.
 */
const keepUnsentForm = [
  'addEventListener("submit",event=>{',
  'if(event.defaultPrevented||navigator.onLine||event.target.method!="post")return;',
  `event.preventDefault();alert(document.documentElement.lang=="es"?${data(spanish[offlineAdvice])}:${data(offlineAdvice)})});`,
].join('');

/**
 * Returns the script for a page. It sets the attribute `data-scripts`, so that style sheets can tell
 * whether scripts run.
 * @param assets the files are fetched at once; the entry runs when the document is complete
 * @param integrity hashes of files by path
 */
export function startScript(
  { preloads, scripts }: Pick<PageAssets, 'preloads' | 'scripts'>,
  integrity: Record<string, string>,
): string {
  const files = [...scripts, ...preloads].map((href) => [href, integrity[href] ?? '']);
  return [
    `if(${isNewEnough}){`,
    'const root=document.documentElement.dataset;root.scripts="";root.began=performance.timeOrigin;',
    leaveClosedDialog,
    leaveDialogBeforeReload,
    noteEarlyTap,
    keepUnsentForm,
    'const add=(tag,of)=>document.head.append(Object.assign(document.createElement(tag),of));',
    `for(const [href,integrity] of ${data(files)})add("link",{rel:"preload",as:"script",href,integrity});`,
    `addEventListener("DOMContentLoaded",()=>{for(const src of ${data(scripts)})add("script",{src})});}`,
  ].join('');
}

/**
 * An iPhone would turn numbers and dates into links while the page loads, and hydration would find
 * different HTML. Every phone number of the site is already a link.
 */
const formatDetection =
  '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"/>';

/**
 * Inserts the script and the setting for iPhones at the start of a page's head.
 * @throws Error if the document's head does not begin as React writes it
 */
export function withStartScript(html: string, script: string): string {
  if (!html.includes(headStart)) throw new Error('The document does not begin as expected');
  return html.replace(
    headStart,
    () => `${headStart}<script>{${script}}</script>${formatDetection}`,
  );
}

/** The policy's source expression that allows the script. */
export const scriptSource = (script: string) =>
  `'sha256-${createHash('sha256').update(`{${script}}`).digest('base64')}'`;
