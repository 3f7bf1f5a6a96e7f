import { firstUse } from './first-use';

test('a touch, a key or a pointer movement is the first use, and resolves for all callers', async () => {
  let told = 0;
  for (const waiting of [firstUse(), firstUse()]) void waiting.then(() => (told += 1));
  dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(told).toBe(0);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await firstUse();
  expect(told).toBe(2);
});
