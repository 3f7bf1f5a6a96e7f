import { firstUse } from './first-use';

test('the first use of a page is a touch, a key or a movement, and is told to all who wait', async () => {
  let told = 0;
  for (const waiting of [firstUse(), firstUse()]) void waiting.then(() => (told += 1));
  dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(told).toBe(0);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await firstUse();
  expect(told).toBe(2);
});
