/** Visitors send a form before its scripts have loaded. What they typed must stay, also without a connection. */
import { expect } from '@playwright/test';
import { openWithHeldScripts } from './support/held-scripts';
import { test } from './support/site-test';

test('an application that was sent before the scripts arrived keeps what was typed', async ({
  page,
  watch,
}) => {
  watch.expected.push(/405/);
  const { release } = await openWithHeldScripts(page, '/es/advertise');
  const field = (name: string) => page.locator(`form [name="${name}"]`);
  await field('firstName').fill('Ada');
  await field('lastName').fill('Field');
  await field('email').fill('ada@example.com');
  await field('phone').fill('830-555-0123');
  await field('businessName').fill('Pie Stand');
  await field('preferredPlan').selectOption('annual');
  await field('emailMarketing').uncheck();
  await page.getByRole('button', { name: 'Continuar al pago' }).click({ noWaitAfter: true });
  await expect(page.getByText('El formulario no se envió')).toBeVisible();
  await release();
  await expect(field('firstName')).toHaveValue('Ada');
  await expect(field('preferredPlan')).toHaveValue('annual');
  await expect(field('emailMarketing')).not.toBeChecked();
});

for (const [path, field, advice] of [
  ['/submit-listing/basic', 'contactName', /^You are offline\. What you typed is kept/],
  ['/es/contact', 'fullName', /^No tiene conexión\./],
] as const) {
  test(`a form of ${path} that is sent before the scripts arrived stays without a connection`, async ({
    page,
    context,
  }) => {
    await openWithHeldScripts(page, path);
    const typed = page.locator(`form [name="${field}"]`);
    await typed.fill('Ada Field');
    const form = page.locator('form').filter({ has: page.locator(`[name="${field}"]`) });
    await form.evaluate((each: HTMLFormElement) => each.setAttribute('novalidate', ''));
    await context.setOffline(true);
    // The press ends only when the message is closed.
    const said = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    });
    await form.locator('button[type=submit]').click({ noWaitAfter: true });
    expect(await said).toMatch(advice);
    await expect(typed).toHaveValue('Ada Field');
  });
}
