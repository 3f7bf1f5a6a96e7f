import { createServer, type Server, type ServerResponse } from 'node:http';
import { inboxPage, messagePage } from './inbox-page.js';
import type { Mailbox } from './mailbox.js';
import type { StoredMessage } from './stored-message.js';

/** Content of a mail can neither run, fetch anything, nor be framed by another page. */
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";
const mailPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Serves the inbox: maildev's API for programs and a page for people. */
export function inboxServer(mailbox: Mailbox): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://inbox');
    const [, first = '', id = '', view = ''] = pathname.split('/');
    const call = `${request.method} /${first}`;
    if (call === 'GET /' && id === '') send(response, 'text/html', inboxPage(mailbox.all()));
    else if (call === 'GET /healthz') sendJson(response, true);
    else if (call === 'GET /email' && id === '') sendJson(response, mailbox.all());
    else if (call === 'DELETE /email' && id === 'all') {
      mailbox.clear();
      sendJson(response, true);
    } else {
      const message = first === 'email' ? mailbox.find(id) : undefined;
      if (!message) sendJson(response, { error: 'No such message' }, 404);
      else if (call === 'GET /email') show(response, mailbox, message, view);
      else if (call === 'DELETE /email') {
        mailbox.remove(message);
        sendJson(response, true);
      } else sendJson(response, { error: 'Method not allowed' }, 405);
    }
  });
}

function show(
  response: ServerResponse,
  mailbox: Mailbox,
  message: StoredMessage,
  view: string,
): void {
  if (view === '') sendJson(response, message);
  else if (view === 'html') send(response, 'text/html', message.html, mailPolicy);
  else if (view === 'page') send(response, 'text/html', messagePage(message));
  else if (view === 'source') send(response, 'text/plain', mailbox.source(message));
  else sendJson(response, { error: 'No such view' }, 404);
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  send(response, 'application/json', JSON.stringify(body), pagePolicy, status);
}

function send(
  response: ServerResponse,
  type: string,
  body: string | Buffer,
  policy = pagePolicy,
  status = 200,
): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(body);
}
