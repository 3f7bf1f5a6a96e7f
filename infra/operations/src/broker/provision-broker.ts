import { applyBrokerPlan } from '@town/messaging/apply-broker-plan';
import { brokerPlan } from '@town/messaging/broker-plan';
import { brokerOptions } from '@town/process-kit/broker-options';
import { pause } from '@town/process-kit/pause';
import { readConfig } from '@town/process-kit/read-config';
import { connect, type NatsConnection } from 'nats';
import * as z from 'zod/mini';
import { allMessaging } from './all-messaging.js';

const waitMs = 60_000;
const retryMs = 500;

// Creates the streams and consumers of all services, or updates them. Run it before the services of a new
// release start; it is idempotent. It needs the account of operations: no service may create streams or
// consumers itself.
const config = readConfig(
  z.object({
    NATS_URL: z.string(),
    /** Copies of each stream: 1 on a single server, 3 in a cluster. */
    NATS_REPLICAS: z._default(z.pipe(z.coerce.number(), z.int().check(z.positive())), 1),
  }),
);
const plan = brokerPlan(allMessaging);
const deadline = Date.now() + waitMs;
for (;;) {
  let connection: NatsConnection | undefined;
  try {
    connection = await connect({ ...brokerOptions(config.NATS_URL), reconnect: false });
    await applyBrokerPlan(await connection.jetstreamManager(), plan, config.NATS_REPLICAS);
    break;
  } catch (error) {
    // A broker that has just started needs a moment; a cluster first elects a leader.
    if (Date.now() > deadline) throw error;
    await pause(retryMs);
  } finally {
    await connection?.close();
  }
}
console.log(`${plan.streams.length} streams and ${plan.consumers.length} consumers are ready.`);
