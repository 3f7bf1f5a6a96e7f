import { expect, type Page } from '@playwright/test';
import { openEditor, staffCalls } from './support/desk';
import { open, test } from './support/site-test';
import { signIn } from './support/staff';
import { unique } from './support/unique';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses a button by keyboard, so that the browser's own focus is tested. */
const press = (page: Page, name: string) => button(page, name).press('Enter');

test('the focus stays on the save button after a save', async ({ page, request }) => {
  test.slow();
  const business = await (await staffCalls(request)).publishBusiness('Lamp Shop');
  await signIn(page);
  await openEditor(page, business);
  await page.getByLabel(/^Phone/).fill('830-555-0166');
  await press(page, 'Save draft');
  await expect(page.getByText(/^You are editing a draft/)).toBeVisible();
  await expect(button(page, 'Save draft')).toBeFocused();
  await press(page, 'Publish changes');
  await expect(page.getByText(/^Published; the public sees version/)).toBeVisible();
  await expect(button(page, 'Publish changes')).toBeFocused();
  await expect(button(page, 'Publish changes')).toBeDisabled();
});

test('the focus moves to the button that replaces a pressed one', async ({ page, request }) => {
  test.slow();
  const business = await (await staffCalls(request)).publishBusiness('Rope Walk');
  await signIn(page);
  await openEditor(page, business);
  await press(page, 'Unpublish');
  await expect(button(page, 'Publish')).toBeFocused();
  await press(page, 'Archive');
  await expect(button(page, 'Restore from archive')).toBeFocused();
  await press(page, 'Restore from archive');
  await expect(button(page, 'Publish')).toBeFocused();
});

/** The start of the markup of an element that covers the focused element's first line; empty if none does. */
const coverOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const covering = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    const isBar = covering && !covering.contains(focused) && !focused.contains(covering);
    return !isBar ? '' : `${focused.id} by ${covering?.outerHTML.slice(0, 80)}`;
  });

test('no bar covers the field that has the focus', async ({ page, request }) => {
  test.slow();
  // The maximum length of a name, less the part that makes it unique.
  const name = 'Tin Shop of the Old Mill Street '.repeat(6).trim();
  const business = await (await staffCalls(request)).publishBusiness(name.slice(0, 180));
  await page.setViewportSize({ width: 1024, height: 600 });
  await signIn(page);
  await open(page, '/admin/settings');
  const covered = new Set<string>();
  await page.getByLabel('Name', { exact: true }).focus();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    covered.add(await coverOfFocus(page));
  }
  await openEditor(page, business);
  await page.getByLabel('Alternative text').first().focus();
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    covered.add(await coverOfFocus(page));
  }
  expect([...covered]).toEqual(['']);
});

test('the toolbar of an article stays below the head of the editor', async ({ page, request }) => {
  test.slow();
  const title = unique('The Long Story of the Mill and the River '.repeat(4).trim());
  const { id } = await (await staffCalls(request)).publish('news', {
    title,
    content: '<p>One line of the text.</p>'.repeat(60),
    category: 'general',
    publishedDate: '2027-03-01T12:00:00.000Z',
  });
  await page.setViewportSize({ width: 1024, height: 600 });
  await signIn(page);
  await open(page, `/admin/content/news/${id}`);
  await page.getByText('One line of the text.').nth(30).scrollIntoViewIfNeeded();
  const bold = page.getByRole('button', { name: 'Bold' });
  await expect(bold).toBeInViewport();
  await bold.focus();
  expect(await coverOfFocus(page)).toBe('');
  const archive = page.getByRole('button', { name: 'Archive', exact: true });
  const { y, height } = (await archive.boundingBox()) ?? { y: 0, height: 0 };
  const toolbar = await bold.boundingBox();
  // Close to the head, so that no line of the text shows between them.
  expect(toolbar?.y).toBeGreaterThanOrEqual(y + height);
  expect(toolbar?.y).toBeLessThan(y + height + 30);
});
