import { setImmediate as iterationEnds } from 'node:timers/promises';
import { SharedRead } from './shared-read.js';

interface Question {
  answer: (text: string) => void;
  fail: (error: Error) => void;
}

function questions(apart?: number) {
  const asked: Question[] = [];
  const shared = new SharedRead(
    () =>
      new Promise<string>((answer, fail) => {
        asked.push({ answer, fail });
      }),
    apart,
  );
  const put = async (count: number) => {
    while (asked.length < count) await iterationEnds();
  };
  return { asked, put, shared };
}

test('callers of one event-loop iteration share one read', async () => {
  const { asked, put, shared } = questions();
  const answers = Promise.all([shared.read(), shared.read(), shared.read()]);
  await put(1);
  asked[0]?.answer('same');
  expect(await answers).toEqual(['same', 'same', 'same']);
  expect(asked).toHaveLength(1);
});

test('a caller that arrives during a read shares the next one', async () => {
  const { asked, put, shared } = questions();
  const first = shared.read();
  await put(1);
  const later = [shared.read(), shared.read()];
  expect(asked).toHaveLength(1);
  asked[0]?.answer('old');
  expect(await first).toBe('old');
  await put(2);
  asked[1]?.answer('new');
  expect(await Promise.all(later)).toEqual(['new', 'new']);
  expect(asked).toHaveLength(2);
});

test('a read that fails fails only for its own callers', async () => {
  const { asked, put, shared } = questions();
  const first = shared.read();
  await put(1);
  const second = shared.read();
  asked[0]?.fail(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await put(2);
  asked[1]?.answer('back');
  expect(await second).toBe('back');
});

test('callers share a read that waits because another has just begun', async () => {
  const { asked, put, shared } = questions(500);
  const first = shared.read();
  await put(1);
  asked[0]?.answer('old');
  await first;
  const second = shared.read();
  for (let turn = 0; turn < 10; turn += 1) await iterationEnds();
  const third = shared.read();
  expect(asked).toHaveLength(1);
  await put(2);
  asked[1]?.answer('new');
  expect(await Promise.all([second, third])).toEqual(['new', 'new']);
});
