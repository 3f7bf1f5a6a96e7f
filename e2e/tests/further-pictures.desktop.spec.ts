import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { openEditor, staffCalls } from './support/desk';
import { pictureFile } from './support/picture-file';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { signIn } from './support/staff';

test('staff upload, order and describe further pictures by keyboard', async ({ page, request }) => {
  test.slow();
  const business = await (await staffCalls(request)).publishBusiness('Aardvark Books');
  await signIn(page);
  await openEditor(page, business);
  const list = page.getByRole('group', { name: 'Further pictures (optional)' });
  for (const [place, alt, colour] of [
    [1, 'Shelves of books', '#2c4a8c'],
    [2, 'The reading room', '#b8431f'],
  ] as const) {
    await list.getByRole('button', { name: 'Add picture' }).press('Enter');
    const entry = list.getByRole('group', { name: `picture ${place}` });
    await expect(entry.getByRole('button', { name: /^Picture:/ })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const file = dialog.getByLabel('Picture file');
    await file.setInputFiles(await pictureFile(page, colour));
    await dialog.getByLabel('Alternative text').fill(alt);
    await dialog.getByRole('button', { name: 'Upload' }).press('Enter');
    await expect(dialog).toHaveCount(0, { timeout: 60_000 });
    await expect(entry.getByLabel('Alternative text')).toHaveValue(alt);
    await expect(entry.getByRole('img')).toBeVisible();
    await expect(entry.getByRole('button', { name: /^Picture:/ })).toBeFocused();
  }
  await list.getByRole('button', { name: 'Move picture 2 up' }).press('Enter');
  await expect(list.getByRole('button', { name: 'picture 1: The reading room' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  await open(page, `/admin/content/businesses/${business.id}`);
  await expect(list.getByRole('button', { name: /^picture \d/ })).toHaveText([
    'picture 1: The reading room',
    'picture 2: Shelves of books',
  ]);
});
