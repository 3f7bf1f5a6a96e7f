import * as z from 'zod/mini';
import { requiredText } from '../forms/fields.js';
import { noticeLevels } from '../notices/record.js';
import { capitalized } from './capitalized.js';
import { optionalInstant, requiredInstant } from './date-fields.js';
import { choice, inSpanish, optionalLine, requiredLine, website } from './fields.js';
import type { RecordKind } from './record-kind.js';

const textMessage = 'Text is required';
const textLength = 300;

/** Without line breaks, because it is also a title and the subject of mails. */
const sentence = requiredText('Text', textMessage, textLength).check(
  z.overwrite((text) => text.replaceAll(/\s+/g, ' ')),
);

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
    text: {
      ...requiredLine('Text', textMessage, { maximum: textLength, help: 'One sentence' }),
      // On a phone a sentence is wider than a line.
      input: 'text',
      schema: sentence,
    },
    place: optionalLine('Place', { maximum: 120, help: 'Where it holds, if not everywhere' }),
    url: website('Link', 'Where visitors read more'),
    startsAt: requiredInstant('Shown from', 'Please say when it starts'),
    endsAt: optionalInstant('Shown until', 'It stays until it is withdrawn where this is empty'),
    textEs: inSpanish('text', 'Text', { maximum: textLength, input: 'text' }),
  },
};
