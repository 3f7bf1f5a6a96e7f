import { inSpanish, optionalLine, requiredLine } from './fields.js';
import { requiredNumber } from './number-fields.js';
import type { RecordKind } from './record-kind.js';

export const historicalPhotoKind: RecordKind = {
  name: 'historical-photos',
  service: 'content',
  one: 'historical photo',
  many: 'historical photos',
  title: 'caption',
  slugScope: 'historical-photos',
  page: '/historical-photos',
  fields: {
    caption: requiredLine('Caption', 'Caption is required', { maximum: 500 }),
    src: {
      ...requiredLine('Picture', 'Picture is required', { maximum: 500, input: 'picture' }),
      altField: 'alt',
    },
    alt: requiredLine('Alternative text', 'Alternative text is required', {
      maximum: 500,
      help: 'Says what the picture shows to people who cannot see it',
    }),
    credit: optionalLine('Credit'),
    position: requiredNumber('Position', { whole: true, maximum: 100_000 }),
    captionEs: inSpanish('caption', 'Caption', { maximum: 500 }),
    altEs: inSpanish('alt', 'Alternative text', { maximum: 500 }),
  },
};
