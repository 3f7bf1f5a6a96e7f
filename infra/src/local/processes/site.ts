import { join } from 'node:path';
import { localKeyFiles } from '../../slices/registry-keys.js';
import { answersOk } from '../answers.js';
import { childEnvironment } from '../child-environment.js';
import type { ProcessSpec } from '../process-spec.js';
import { projectRoot } from '../project-root.js';
import { slicesFolder } from '../slices-folder.js';
import { addressOf, type Stack } from '../stack.js';
import { stripeAccess } from '../stripe-access.js';
import { smallHeap } from './service.js';

/** The shell's server, which renders every page. */
export function siteProcess(stack: Stack): ProcessSpec {
  const { settings, ports } = stack;
  const stripe = stripeAccess(stack);
  const url = `http://${addressOf(stack, 'site')}`;
  return {
    name: 'site',
    url,
    command: {
      file: stack.tools.node,
      args: [...smallHeap, join(projectRoot, 'shells/site/dist/server/main.js')],
      cwd: projectRoot,
      env: childEnvironment(stack, {
        HOST: '127.0.0.1',
        PORT: String(ports.site),
        CATALOG_URL: `http://${addressOf(stack, 'catalog')}`,
        CONTENT_URL: `http://${addressOf(stack, 'content')}`,
        ADVERTISING_URL: `http://${addressOf(stack, 'advertising')}`,
        AUTH_URL: `http://${addressOf(stack, 'auth')}`,
        SLICES_DIR: slicesFolder(stack),
        SLICES_PUBLIC_KEYS_FILE: localKeyFiles(settings.dataDir).publicKey,
        SLICES_LAST_GOOD_FILE: join(settings.dataDir, 'run/last-good-slices.json'),
        SITE_URL: settings.siteUrl,
        WEATHER_API_URL: settings.weatherApiUrl,
        LOG_LEVEL: settings.logLevel,
        DRAIN_MS: '0',
        STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
        ...(stripe.sandbox && { STRIPE_JS_URL: '/stripe-sandbox/stripe.js' }),
      }),
    },
    stopSignal: 'SIGTERM',
    isReady: () => answersOk(`${url}/readyz`),
  };
}
