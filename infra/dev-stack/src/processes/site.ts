import { join } from 'node:path';
import { serviceUrlVariables } from '@town/contracts/api/owners';
import { localKeyFiles } from '@town/slice-delivery/publish';
import { slicesFolder } from '../stack/data-folders.js';
import { type Stack, serverAddress } from '../stack/stack.js';
import { stripeAccess } from '../stack/stripe-access.js';
import type { ProcessSpec } from '../supervisor/process-spec.js';
import { nodeServer } from './node-server.js';

/**
 * A process of the shell's server, which renders every page.
 * @param replica its own name, where there are several
 */
export function siteProcess(stack: Stack, replica: string): ProcessSpec {
  const { settings } = stack;
  const stripe = stripeAccess(stack);
  return nodeServer(stack, replica, '/readyz', {
    program: 'shells/site/dist/server/main.js',
    // Node's usual young generation: a page takes a tenth less processor time, the process 18 MB more.
    options: ['--max-semi-space-size=16'],
    env: {
      ...serviceUrlVariables((name) => `http://${serverAddress(stack, name)}`),
      SLICES_DIR: slicesFolder(stack.settings.dataDir),
      SLICES_PUBLIC_KEYS_FILE: localKeyFiles(settings.dataDir).publicKey,
      SLICES_LAST_GOOD_FILE: join(settings.dataDir, 'run/last-good-slices.json'),
      SITE_URL: settings.siteUrl,
      WEATHER_API_URL: settings.weatherApiUrl,
      MAP_TILES_URL: settings.mapTilesUrl,
      SERVICE_WORKER: settings.serviceWorker,
      DRAIN_MS: '0',
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      ...(stripe.sandbox && { STRIPE_JS_URL: '/stripe-sandbox/stripe.js' }),
    },
  });
}
