import { pageKind } from '@town/contracts/managed-records/page-kind';
import { valueText } from '../records/value-text';
import { entriesText, moved } from './entries';

const kind = pageKind.fields['sectionIntros']?.entry;
if (!kind) throw new Error('The introductions are no list');

test('equal lists have equal text, whatever the order of their fields is', () => {
  expect(entriesText(kind, [{ text: 'A', section: 'gallery' }])).toBe(
    entriesText(kind, [{ section: 'gallery', text: 'A', unknown: 1 }]),
  );
  expect(entriesText(kind, null)).toBe('[]');
});

test('an entry moves up and down', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

test('a comparison shows an entry in each line, a choice by its label', () => {
  const field = pageKind.fields['sectionIntros'];
  const list = [{ section: 'gallery', text: 'Drawings.' }];
  expect(valueText(field, list, 'UTC')).toBe('History: gallery, Drawings.');
  expect(valueText(field, entriesText(kind, list), 'UTC')).toBe('History: gallery, Drawings.');
  expect(valueText(field, [], 'UTC')).toBe('Empty');
});
