import { readConfig } from '@town/process-kit/read-config';
import * as z from 'zod/mini';
import { startSandbox } from './start-sandbox.js';

const config = readConfig(
  z.object({
    HOST: z._default(z.string(), '127.0.0.1'),
    PORT: z._default(z.pipe(z.coerce.number(), z.int().check(z.nonnegative())), 0),
    /** The file of the journal. */
    SANDBOX_FILE: z.optional(z.string()),
    /** The webhook's address; without it no event is delivered. */
    WEBHOOK_URL: z.optional(z.url()),
    WEBHOOK_SECRET: z.optional(z.string().check(z.startsWith('whsec_'))),
  }),
);

const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = config;
const sandbox = await startSandbox({
  host: config.HOST,
  port: config.PORT,
  ...(config.SANDBOX_FILE && { file: config.SANDBOX_FILE }),
  ...(url && secret && { webhook: { url, secret } }),
});
process.stdout.write(
  `${JSON.stringify({ level: 'log', message: 'Listening', url: sandbox.url })}\n`,
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
}
