import { expect, type Page } from '@playwright/test';
import { hydrated, test } from './support/site-test.js';
import { type SliceAtWork, startTime, startWork } from './support/slice-at-work.js';

// One dev server for all tests of this file. It builds while other tests keep the machine busy.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const source = 'src/events/events-page.tsx';
const styles = 'src/events/events-page.module.css';
const built = { timeout: 30_000 };

let work: SliceAtWork;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(2 * startTime);
  work = await startWork('mfe-events', baseURL ?? '');
});

test.afterAll(() => work?.stop());

/** Brings the page into a state that a reload would lose. */
async function leaveTraces(page: Page): Promise<void> {
  await page.getByLabel('Month').selectOption('March');
  await page.getByRole('button', { name: 'Submit Event' }).click();
  await page.getByLabel('Title').fill('Typed before the change');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
}

async function expectTraces(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'sameDocument' in globalThis), 'not reloaded').toBe(true);
  await expect(page.getByLabel('Month').locator('option:checked')).toHaveText('March');
  await expect(page.getByRole('button', { name: 'Submit Event' }).first()).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(page.getByLabel('Title')).toHaveValue('Typed before the change');
}

test('a saved change appears in the open page, which keeps its state', async ({ page, watch }) => {
  await work.open(page, watch, '/events');
  await hydrated(page);
  await leaveTraces(page);
  const heading = page.getByRole('heading', { level: 1 });

  work.edit(
    source,
    "<PageHeading\n        title={text('Events Calendar')}",
    '<PageHeading\n        title="A new heading"',
  );
  await expect(heading).toHaveText('A new heading', built);
  await expectTraces(page);

  const controls = page.getByRole('button', { name: 'Submit Event' }).first().locator('../..');
  work.edit(styles, 'display: flex;', 'display: flex; outline: 3px solid rgb(1, 2, 3);');
  await expect(controls).toHaveCSS('outline', 'rgb(1, 2, 3) solid 3px', built);
  await expectTraces(page);

  work.edit(source, '<Section>', '<Section');
  await expect(page.getByRole('alert')).toContainText('Syntax Error', built);
  await expect(heading).toHaveText('A new heading');
  await expectTraces(page);

  work.edit(source, '<Section\n', '<Section>\n');
  work.edit(source, 'A new heading', 'Repaired');
  await expect(heading).toHaveText('Repaired', built);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectTraces(page);
});

test('a change that cannot be applied reloads the page', async ({ page, watch }) => {
  await work.open(page, watch, '/events');
  await hydrated(page);
  await leaveTraces(page);
  const loaded = page.waitForEvent('load', built);
  work.edit('src/routes.tsx', "path: 'events',", "path: 'events', handle: 'changed',");
  await loaded;
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Submit Event' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});
