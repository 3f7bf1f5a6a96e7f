import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ownedBusiness } from './support/owner';
import { pictureFile } from './support/picture-file';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';

test('an owner uploads, describes and orders pictures, which are public at once', async ({
  page,
}) => {
  test.slow();
  const { id, slug } = await ownedBusiness(page);
  await open(page, `/account/listings/${id}`);
  const part = page.getByRole('region', { name: 'Your pictures' });
  for (const [name, colour] of [
    ['Our door', '#2c4a8c'],
    ['Our kitchen', '#b8431f'],
  ] as const) {
    await part.getByLabel('Picture file').setInputFiles(await pictureFile(page, colour));
    const place = part.getByRole('region', { name: 'Upload a picture' });
    await place.getByLabel('Alternative text').fill(name);
    await place.getByRole('button', { name: 'Upload' }).click();
    await expect(part.getByRole('img', { name })).toBeVisible();
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await part.getByRole('button', { name: 'Move up picture 2' }).click();
  await expect(
    part.getByRole('form', { name: 'Picture 1' }).getByLabel('Alternative text'),
  ).toHaveValue('Our kitchen');

  await open(page, `/directory/${slug}`);
  await expect(page.getByRole('img', { name: 'Our kitchen' })).toBeVisible();
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await expect(pictures.getByRole('img', { name: 'Our door' })).toBeVisible();
});
