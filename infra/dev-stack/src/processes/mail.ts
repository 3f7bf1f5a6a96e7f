import { join } from 'node:path';
import { answersOk } from '../lib/answers.js';
import { nodeCommand } from '../stack/node-command.js';
import { addressOf, type Stack } from '../stack/stack.js';
import type { ProcessSpec } from '../supervisor/process-spec.js';
import { smallHeap } from './service.js';

/** The local inbox, which accepts and shows all mail of the stack. */
export function mailProcess(stack: Stack): ProcessSpec {
  const { settings, ports } = stack;
  const url = `http://${addressOf(stack, 'mail')}`;
  return {
    name: 'mail',
    url,
    command: nodeCommand(stack, {
      options: smallHeap,
      program: 'infra/dev-stack/dist/mail-inbox/main.js',
      env: {
        HOST: '127.0.0.1',
        PORT: String(ports.mail),
        SMTP_PORT: String(ports['mail-smtp']),
        MAIL_DIRECTORY: join(settings.dataDir, 'mail'),
      },
    }),
    stopSignal: 'SIGTERM',
    isReady: () => answersOk(`${url}/healthz`),
  };
}
