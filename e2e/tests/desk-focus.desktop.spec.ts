import { expect, type Page } from '@playwright/test';
import { openEditor, staffCalls } from './support/desk';
import { test } from './support/site-test';
import { signIn } from './support/staff';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses a button by keyboard, as somebody does who does not see where the focus goes. */
const press = (page: Page, name: string) => button(page, name).press('Enter');

test('the focus stays on a button that saved what was typed', async ({ page, request }) => {
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

test('the focus goes to the button that takes the place of a pressed one', async ({
  page,
  request,
}) => {
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
