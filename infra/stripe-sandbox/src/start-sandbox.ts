import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '@town/process-kit/port-of';
import { runDueBilling } from './billing/billing-cycle.js';
import { sendFailure } from './http/send-answer.js';
import { serve } from './http/serve.js';
import { ObjectStore } from './object-store.js';
import { Sandbox } from './sandbox.js';
import { type Webhook, WebhookDeliveries } from './webhook-deliveries.js';

const billingIntervalMs = 60_000;

export interface SandboxOptions {
  host?: string;
  /** A free port by default. */
  port?: number;
  /** The file of the journal; without it objects are kept in memory only. */
  file?: string;
  /** A checkout of Stripe's OpenAPI description; the variable STRIPE_OPENAPI by default. */
  openapi?: string | undefined;
  /** The webhook that receives events. */
  webhook?: Webhook;
}

export interface RunningSandbox {
  url: string;
  stop(): Promise<void>;
}

/** Starts a server that imitates Stripe's API. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const { host = '127.0.0.1', port = 0, file, webhook } = options;
  const { openapi = process.env['STRIPE_OPENAPI'] } = options;
  const description = openapi
    ? (await import('./http/description.js')).Description.read(openapi)
    : undefined;
  const store = new ObjectStore(file);
  const deliveries = new WebhookDeliveries(store, webhook);
  const sandbox = new Sandbox(store, webhook !== undefined);
  const server = createServer((incoming, response) => {
    serve(incoming, response, sandbox, description)
      .catch((error: unknown) => sendFailure(response, error))
      .finally(() => deliveries.deliverPending());
  });
  server.listen(port, host);
  await once(server, 'listening');
  sandbox.origin = `http://${host}:${portOf(server)}`;
  const bill = () => {
    runDueBilling(sandbox);
    deliveries.deliverPending();
  };
  bill();
  const billing = setInterval(bill, billingIntervalMs).unref();
  return {
    url: sandbox.origin,
    async stop() {
      clearInterval(billing);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await deliveries.stop();
    },
  };
}
