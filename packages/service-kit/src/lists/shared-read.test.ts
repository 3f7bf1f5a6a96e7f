import { SharedRead } from './shared-read.js';

interface Question {
  answer: (text: string) => void;
  fail: (error: Error) => void;
}

function questions() {
  const asked: Question[] = [];
  const shared = new SharedRead(
    () =>
      new Promise<string>((answer, fail) => {
        asked.push({ answer, fail });
      }),
  );
  return { asked, shared };
}

test('who comes while a question is under way shares the next, never that one', async () => {
  const { asked, shared } = questions();
  const first = shared.read();
  const later = [shared.read(), shared.read()];
  expect(asked).toHaveLength(1);
  asked[0]?.answer('old');
  expect(await first).toBe('old');
  asked[1]?.answer('new');
  expect(await Promise.all(later)).toEqual(['new', 'new']);
  expect(asked).toHaveLength(2);
});

test('a question that fails harms only those who asked it', async () => {
  const { asked, shared } = questions();
  const first = shared.read();
  const second = shared.read();
  asked[0]?.fail(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  asked[1]?.answer('back');
  expect(await second).toBe('back');
});
