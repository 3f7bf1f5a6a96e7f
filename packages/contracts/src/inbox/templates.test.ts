import { fillTemplate, templateCallSchema } from './templates.js';

test('a template is filled with the name and the subject, wherever they stand', () => {
  const words = 'Hello {name},\n\nabout {subject}: thank you, {name}. {other}';
  expect(fillTemplate(words, { name: 'Ann', subject: '$& hours' })).toBe(
    'Hello Ann,\n\nabout $& hours: thank you, Ann. {other}',
  );
});

test('a template with anything else in braces is refused', () => {
  const refused = templateCallSchema.safeParse({ name: 'Thanks', text: 'Dear {firstName}' });
  expect(refused.error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['text'], 'Only {name} and {subject} can be filled in'],
  ]);
  expect(templateCallSchema.safeParse({ name: 'Thanks', text: 'Dear {name}' }).success).toBe(true);
});
