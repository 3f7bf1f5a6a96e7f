import { noticeLevels } from '../notices/record.js';
import { capitalized } from './capitalized.js';
import { optionalInstant, requiredInstant } from './date-fields.js';
import { choice, inSpanish, optionalLine, requiredLine, website } from './fields.js';
import type { RecordKind } from './record-kind.js';

export const noticeKind: RecordKind = {
  name: 'notices',
  service: 'content',
  one: 'notice',
  many: 'notices',
  title: 'text',
  slugScope: 'notices',
  page: '/',
  fields: {
    level: choice('Level', capitalized(noticeLevels), 'Please select a level'),
    text: requiredLine('Text', 'Text is required', {
      ...{ maximum: 300, help: 'One sentence' },
      // On a phone a sentence is wider than a line.
      input: 'text',
    }),
    place: optionalLine('Place', { maximum: 120, help: 'Where it holds, if not everywhere' }),
    url: website('Link', 'Where visitors read more'),
    startsAt: requiredInstant('Shown from', 'Please say when it starts'),
    endsAt: optionalInstant('Shown until', 'It stays until it is withdrawn where this is empty'),
    textEs: inSpanish('text', 'Text', { maximum: 300, input: 'text' }),
  },
};
