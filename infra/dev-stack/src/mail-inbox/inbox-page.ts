import { escapeHtml } from '@town/contracts/text/escape-html';
import type { StoredMessage } from './stored-message.js';

/** The inbox as an HTML page, newest message first. */
export function inboxPage(messages: readonly StoredMessage[]): string {
  const rows = messages.toReversed().map((message) => {
    const { id, subject, time } = message;
    const to = message.envelope.to.join(', ');
    return `<li><a href="/email/${id}/page">${escapeHtml(subject) || '(no subject)'}</a>
      to ${escapeHtml(to)}, <time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time></li>`;
  });
  const list = rows.length > 0 ? `<ol reversed>${rows.join('\n')}</ol>` : '<p>No mail yet.</p>';
  return page('Mail', `<h1>Mail</h1><p><a href="/">Look again</a></p>${list}`);
}

/** A message as an HTML page. Its HTML is in a frame that can neither run scripts nor fetch anything. */
export function messagePage(message: StoredMessage): string {
  const facts = Object.entries(message.headers)
    .flatMap(([name, values]) => [values].flat().map((value) => [name, value] as const))
    .map(([name, value]) => `${escapeHtml(name)}: ${escapeHtml(value)}`);
  return page(
    message.subject,
    `<p><a href="/">All mail</a></p><h1>${escapeHtml(message.subject)}</h1>
    <h2>Text</h2><pre>${escapeHtml(message.text)}</pre>
    <h2>HTML</h2><iframe title="The message as HTML" sandbox src="/email/${message.id}/html"></iframe>
    <h2>Headers</h2><pre>${facts.join('\n')}</pre>
    <p><a href="/email/${message.id}/source">Source</a></p>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color-scheme: light dark }
pre { white-space: pre-wrap; overflow-wrap: anywhere } iframe { width: 100%; height: 30rem; border: 1px solid }
</style></head><body>${body}</body></html>`;
}
