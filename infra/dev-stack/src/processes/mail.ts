import { join } from 'node:path';
import type { Stack } from '../stack/stack.js';
import type { ProcessSpec } from '../supervisor/process-spec.js';
import { nodeServer } from './node-server.js';

/** The local inbox, which accepts and shows all mail of the stack. */
export function mailProcess(stack: Stack): ProcessSpec {
  return nodeServer(stack, 'mail', '/healthz', {
    program: 'infra/dev-stack/dist/mail-inbox/main.js',
    env: {
      SMTP_PORT: String(stack.ports['mail-smtp']),
      MAIL_DIRECTORY: join(stack.settings.dataDir, 'mail'),
    },
  });
}
