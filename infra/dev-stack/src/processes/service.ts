import { readAdminPassword } from '../stack/admin-password.js';
import { brokerUrl } from '../stack/broker-access.js';
import { picturesFolder } from '../stack/data-folders.js';
import { smtpUrl } from '../stack/mail-addresses.js';
import { serviceNames } from '../stack/service-names.js';
import { databaseOf, type Stack, serverAddress } from '../stack/stack.js';
import { stripeAccess } from '../stack/stripe-access.js';
import type { ProcessSpec } from '../supervisor/process-spec.js';
import { nodeServer } from './node-server.js';

/**
 * The auth service's settings: the first staff account, the idle time of sessions, and the encryption key.
 */
function staffSettings({ settings }: Stack): Record<string, string> {
  const { email } = settings.admin;
  return {
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: readAdminPassword(settings.dataDir),
    STAFF_IDLE_MINUTES: process.env.STAFF_IDLE_MINUTES ?? '',
    SECOND_FACTOR_KEY: process.env.SECOND_FACTOR_KEY ?? '',
  };
}

/** Access to Stripe or the payment sandbox. */
function payments(stack: Stack): Record<string, string> {
  const { secretKey, webhookSecret, api, sandbox } = stripeAccess(stack);
  return {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    ...(sandbox && { STRIPE_API_URL: api }),
  };
}

/** Where the pictures are, and the services whose records show them. */
function pictures(stack: Stack): Record<string, string> {
  return {
    PICTURES_DIR: picturesFolder(stack.settings.dataDir),
    CATALOG_URL: `http://${serverAddress(stack, 'catalog')}`,
    CONTENT_URL: `http://${serverAddress(stack, 'content')}`,
  };
}

function mailSettings(stack: Stack): Record<string, string> {
  const { from, staff, allowsPlainText } = stack.settings.mail;
  return {
    SMTP_URL: smtpUrl(stack),
    SMTP_ALLOW_PLAIN_TEXT: allowsPlainText,
    MAIL_FROM: from,
    STAFF_EMAIL: staff,
  };
}

/** All connections of the services to the database server, which allows 120. */
const connections = 90;

/**
 * A process of a domain service.
 * @param replica its own name, where the service has several
 */
export function serviceProcess(stack: Stack, name: string, replica: string): ProcessSpec {
  const { settings } = stack;
  const poolSize = Math.floor(connections / serviceNames.length / settings.replicas);
  return nodeServer(stack, replica, '/readyz', {
    // In development Node restarts the service whenever one of its compiled files changes.
    options: settings.develops ? ['--watch', '--watch-preserve-output'] : [],
    program: `services/${name}/dist/${settings.develops ? 'main.js' : 'bundle/main.mjs'}`,
    env: {
      DATABASE_URL: databaseOf(stack, name),
      NATS_URL: brokerUrl(stack, name),
      SITE_URL: settings.siteUrl,
      LOG_LEVEL: settings.logLevel,
      // No load balancer sends requests here, so a stop need not wait for one.
      DRAIN_MS: '0',
      AUTH_URL: `http://${serverAddress(stack, 'auth')}`,
      ...(settings.replicas > 1 && { DATABASE_POOL_SIZE: String(poolSize) }),
      ...settings.serviceLimits,
      ...(name === 'catalog' && { CONTENT_URL: `http://${serverAddress(stack, 'content')}` }),
      ...(name === 'auth' && staffSettings(stack)),
      ...(name === 'advertising' && payments(stack)),
      ...(name === 'notifications' && mailSettings(stack)),
      ...(name === 'media' && pictures(stack)),
    },
  });
}
