import { randomUUID } from 'node:crypto';
import { RecentVisits } from './recent-visits.js';

test('sending many words does not reset the limit of calls', () => {
  const visits = new RecentVisits();
  const words = 'one two three four five six seven eight'.split(' ');
  let counted = 0;
  for (let call = 0; call < 400; call += 1) {
    if (!visits.countCall('192.0.2.1')) continue;
    counted += 1;
    const listings = Array.from({ length: 50 }, () => randomUUID());
    visits.newWords(
      '192.0.2.1',
      listings.flatMap((businessId) => words.map((word) => ({ businessId, word }))),
    );
  }
  expect(counted).toBe(300);
});
