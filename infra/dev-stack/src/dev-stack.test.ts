import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from './lib/wait-until.js';
import { copyCheckout } from './testing/copy-checkout.js';
import { findFreePort, ThrowawayStack } from './testing/throwaway-stack.js';

const PATIENCE_MS = 300_000;
const SOON_MS = 60_000;

describe('npm run dev', () => {
  const checkout = copyCheckout();
  let stack: ThrowawayStack;
  let devUrl: string;

  beforeAll(async () => {
    const port = await findFreePort();
    devUrl = `http://localhost:${port + 10}`;
    stack = new ThrowawayStack(
      join(checkout, '.local'),
      port,
      {},
      join(checkout, 'infra/dev-stack/dev.mjs'),
    );
    await stack.start(`Saved files appear on ${devUrl}`);
  }, PATIENCE_MS);
  afterAll(async () => {
    await stack.stop();
    rmSync(checkout, { recursive: true, force: true });
  }, PATIENCE_MS);

  function save(file: string, text: string, replacement: string): void {
    const path = join(checkout, file);
    const source = readFileSync(path, 'utf8');
    expect(source).toContain(text);
    writeFileSync(path, source.replaceAll(text, replacement));
  }

  const shows = (url: string, text: string) =>
    waitUntil(async () => {
      const answer = await fetch(url).catch(() => undefined);
      return (await answer?.text())?.includes(text) ?? false;
    }, SOON_MS);

  it(
    'shows a saved file of a slice',
    async () => {
      save('mfe-events/src/events/events-page.tsx', 'Events Calendar', 'Calendar in Development');
      expect(await shows(`${devUrl}/events`, 'Calendar in Development')).toBe(true);
      expect(await shows(`${devUrl}/about`, '</html>')).toBe(true);
    },
    PATIENCE_MS,
  );

  it(
    'restarts a service with a saved file',
    async () => {
      const file = 'services/content/src/events/remove-event-controller.ts';
      save(file, 'The event is off the calendar', 'The event is in the archive');
      const description = `${stack.url}/api/content/openapi.json`;
      expect(await shows(description, 'The event is in the archive')).toBe(true);
    },
    PATIENCE_MS,
  );
});
