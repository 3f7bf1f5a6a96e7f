import { join } from 'node:path';
import { answersOk } from '../answers.js';
import { childEnvironment } from '../child-environment.js';
import type { ProcessSpec } from '../process-spec.js';
import { projectRoot } from '../project-root.js';
import { addressOf, type Stack } from '../stack.js';
import { smallHeap } from './service.js';

/** The inbox that takes every mail of the stack, and shows it. */
export function mailProcess(stack: Stack): ProcessSpec {
  const { settings, ports } = stack;
  const url = `http://${addressOf(stack, 'mail')}`;
  return {
    name: 'mail',
    url,
    command: {
      file: stack.tools.node,
      args: [...smallHeap, join(projectRoot, 'infra/dist/mail-inbox/main.js')],
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
