import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiRequest } from '../http/api-request.js';
import { type Answered, answerOnce } from '../http/idempotency.js';
import { sendAnswer } from '../http/send-answer.js';
import type { PaymentIntent } from '../objects.js';
import type { Sandbox } from '../sandbox.js';

const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>3-D Secure (payment sandbox)</title>
<h1>3-D Secure</h1>
<p>This is a payment sandbox: no real card is charged. A bank would ask here who pays.</p>
<form method="post">
<button name="outcome" value="complete">Complete authentication</button>
<button name="outcome" value="fail">Fail authentication</button>
</form></html>
`;

/** The PaymentIntent of this 3-D Secure page, to which a redirect leads. */
export function bankPageOf(path: string): string | undefined {
  return /^\/3d-secure\/([^/]+)$/.exec(path)?.[1];
}

/** Shows the page. After the answer it redirects to the shop with the result. */
export function serveBankPage(
  incoming: IncomingMessage,
  response: ServerResponse,
  request: ApiRequest,
  id: string,
  sandbox: Sandbox,
): void {
  if (request.method === 'GET') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page);
    return;
  }
  const back = returnAddress(sandbox.store.get('payment_intent', id));
  const params = { ...request.params, payment_intent: id };
  const call = { ...request, path: '/v1/3ds2/authenticate', params };
  const answer = answerOnce(call, sandbox);
  sandbox.store.commit();
  if (!back) {
    sendAnswer(incoming, response, request.id, answer);
    return;
  }
  back.searchParams.set('payment_intent', id);
  back.searchParams.set(
    'payment_intent_client_secret',
    String(request.params['client_secret'] ?? ''),
  );
  back.searchParams.set('redirect_status', statusOf(answer));
  response.writeHead(303, { Location: back.href }).end();
}

function returnAddress(intent: PaymentIntent | undefined): URL | undefined {
  const redirect = intent?.next_action?.redirect_to_url;
  return redirect && new URL(redirect.return_url);
}

function statusOf({ body }: Answered): string {
  return 'status' in body && body.status === 'succeeded' ? 'succeeded' : 'failed';
}
