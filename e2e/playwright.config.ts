import { defineConfig, devices } from '@playwright/test';

/**
 * Tests of the whole site in a real Chromium. `npm test` starts a stack of its own. To test a running
 * stack: `TOWN_URL=http://localhost:8080 npx playwright test -c e2e`.
 */
export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  // The stack and the browser share two cores with the tests.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On two busy cores a browser sometimes reacts too late for a test. A test that passes only on its second
  // try is listed as flaky.
  retries: 1,
  // Only a failing test waits this long. A machine may be three times slower than the usual one.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.TOWN_URL ?? 'http://localhost:8080',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A service worker would bypass the stubbed responses of a test. Only its own test uses one.
    serviceWorkers: 'block',
    // Traces make a run half as long again; `--trace on` writes them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // A test for one of them only is in a *.phone.spec.ts or *.desktop.spec.ts file.
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
