import { defineConfig, devices } from '@playwright/test';

/**
 * The whole site in a real Chromium. `npm test` starts a stack of its own and says where it is;
 * against one that runs already: `TOWN_URL=http://localhost:8080 npx playwright test -c e2e`.
 */
export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  // Two cores also run the stack and the browser's own processes.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    baseURL: process.env.TOWN_URL ?? 'http://localhost:8080',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A trace of every test costs half as much again in time; `--trace on` makes them.
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
  // A test that only one of them can show says so with test.skip or in a *.phone.spec.ts file.
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
