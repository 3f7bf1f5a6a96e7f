import { changesOfRestore } from './changes-of-restore';
import type { ShownVersion } from './use-history';

const aVersion = (version: number, changes: ShownVersion['changes']): ShownVersion => ({
  ...{ version, changes, at: '2027-03-09T20:05:00.000Z', by: 'bea@example.com', action: 'save' },
});

const versions = [
  aVersion(4, [
    { field: 'phone', before: '2', after: '3' },
    { field: 'state', before: 'draft', after: 'published' },
  ]),
  aVersion(3, [
    { field: 'phone', before: '1', after: '2' },
    { field: 'links', before: [{ url: 'a' }], after: [] },
  ]),
  aVersion(2, [{ field: 'category', before: 'shopping', after: 'dining' }]),
];

test('a restore gives each field that was changed later the value of the version', () => {
  expect(changesOfRestore(versions, 2)).toEqual([
    { field: 'phone', before: '3', after: '1' },
    { field: 'links', before: [], after: [{ url: 'a' }] },
  ]);
  expect(changesOfRestore(versions, 3)).toEqual([{ field: 'phone', before: '3', after: '2' }]);
});

test('a field that has got its value back is not changed by a restore', () => {
  const back = aVersion(5, [{ field: 'phone', before: '3', after: '1' }]);
  expect(changesOfRestore([back, ...versions], 2).map(({ field }) => field)).toEqual(['links']);
});
