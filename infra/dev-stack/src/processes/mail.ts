import { join } from 'node:path';
import { answersOk } from '../lib/answers.js';
import { projectRoot } from '../lib/project-root.js';
import { childEnvironment } from '../stack/child-environment.js';
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
    command: {
      file: stack.tools.node,
      args: [...smallHeap, join(projectRoot, 'infra/dev-stack/dist/mail-inbox/main.js')],
      cwd: projectRoot,
      env: childEnvironment(stack, {
        HOST: '127.0.0.1',
        PORT: String(ports.mail),
        SMTP_PORT: String(ports['mail-smtp']),
        MAIL_DIRECTORY: join(settings.dataDir, 'mail'),
      }),
    },
    stopSignal: 'SIGTERM',
    isReady: () => answersOk(`${url}/healthz`),
  };
}
