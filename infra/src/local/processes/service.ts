import { join } from 'node:path';
import { readAdminPassword } from '../admin-password.js';
import { answersOk } from '../answers.js';
import { childEnvironment } from '../child-environment.js';
import { databaseUrl } from '../databases.js';
import { smtpUrl } from '../mail-addresses.js';
import type { ProcessSpec } from '../process-spec.js';
import { projectRoot } from '../project-root.js';
import { addressOf, type Stack } from '../stack.js';
import { stripeAccess } from '../stripe-access.js';

/** Half the memory at the same speed, measured under load. */
export const smallHeap = ['--max-old-space-size=128', '--max-semi-space-size=4'];

/** Who opens the site's staff pages first. */
function firstAccount({ settings }: Stack): Record<string, string> {
  const { email } = settings.admin;
  return { ADMIN_EMAIL: email, ADMIN_PASSWORD: readAdminPassword(settings.dataDir) };
}

/** Who takes the payments. */
function payments(stack: Stack): Record<string, string> {
  const { secretKey, webhookSecret, api, sandbox } = stripeAccess(stack);
  return {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    ...(sandbox && { STRIPE_API_URL: api }),
  };
}

function mailSettings(stack: Stack): Record<string, string> {
  const { from, staff } = stack.settings.mail;
  return {
    SMTP_URL: smtpUrl(stack),
    SMTP_ALLOW_PLAIN_TEXT: process.env.SMTP_ALLOW_PLAIN_TEXT ?? '',
    MAIL_FROM: from,
    STAFF_EMAIL: staff,
  };
}

/** A domain service. */
export function serviceProcess(stack: Stack, name: string): ProcessSpec {
  const { settings, ports, secrets } = stack;
  const url = `http://${addressOf(stack, name)}`;
  return {
    name,
    url,
    command: {
      file: stack.tools.node,
      args: [...smallHeap, join(projectRoot, 'services', name, 'dist/main.js')],
      cwd: projectRoot,
      env: childEnvironment(stack, {
        HOST: '127.0.0.1',
        PORT: String(ports[name]),
        DATABASE_URL: databaseUrl(ports.postgres ?? 0, name, secrets[name] ?? ''),
        NATS_URL: `nats://${addressOf(stack, 'nats')}`,
        SITE_URL: settings.siteUrl,
        LOG_LEVEL: settings.logLevel,
        // Nobody balances between processes here: a stop need not wait.
        DRAIN_MS: '0',
        AUTH_URL: `http://${addressOf(stack, 'auth')}`,
        SUBMISSION_LIMIT: String(settings.submissions.limit),
        SUBMISSION_WINDOW_SECONDS: String(settings.submissions.windowSeconds),
        FORM_MINIMUM_MS: String(settings.submissions.formMinimumMs),
        ...(name === 'auth' && firstAccount(stack)),
        ...(name === 'advertising' && payments(stack)),
        ...(name === 'notifications' && mailSettings(stack)),
      }),
    },
    stopSignal: 'SIGTERM',
    isReady: () => answersOk(`${url}/readyz`),
  };
}
