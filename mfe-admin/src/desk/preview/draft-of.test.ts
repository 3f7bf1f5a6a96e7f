import { businessKind } from '@town/contracts/managed-records/managed-kinds';
import { previewOf } from '@town/contracts/managed-records/preview';
import { draftOf } from './draft-of';

const record = { id: 'one', slug: 'pie-stand', content: { name: 'Pie Stand', latitude: 30 } };
const typed = { name: 'Pie Hut', category: 'food', openingHours: '', latitude: '30.5' };

test('a draft contains the typed values in the form of the public API', () => {
  expect(draftOf(businessKind, record, typed)).toMatchObject({
    id: 'one',
    slug: 'pie-stand',
    name: 'Pie Hut',
    category: 'food',
    openingHours: null,
    latitude: 30.5,
  });
});

test('an invalid field is shown with its last saved value', () => {
  const draft = draftOf(businessKind, record, { ...typed, latitude: 'north', name: '' });
  expect(draft).toMatchObject({ name: 'Pie Stand', latitude: 30 });
});

test('a preview has the address of the public page and the data that this page reads', () => {
  const draft = draftOf(businessKind, record, typed);
  expect(previewOf(businessKind, draft)).toMatchObject({
    address: '/directory/pie-stand',
    answers: [
      {
        path: '/api/directory/pie-stand',
        inList: false,
        record: { kind: 'businesses', name: 'Pie Hut' },
      },
    ],
  });
});

test('a record that is not saved yet has an address for its preview', () => {
  const { address, answers } = previewOf(businessKind, draftOf(businessKind, undefined, typed));
  expect(address).toBe('/directory/preview');
  expect(answers[0]?.record.id).toMatch(/^0+-/);
});
