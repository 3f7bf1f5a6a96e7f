import {
  day,
  flag,
  listReader,
  number,
  optionalNumber,
  optionalText,
  recordReader,
  text,
  textOr,
} from './tolerant';

const shop = recordReader<{ name: string; kind: string; phone: string | null; open: boolean }>({
  name: text,
  kind: textOr('other'),
  phone: optionalText,
  open: flag,
});
const shops = listReader(shop);

describe('a list of another version of a service', () => {
  it('keeps what can be shown and repairs what is missing', () => {
    expect(shops([{ name: 'Pies', kind: null, phone: 7, rating: 5 }])).toEqual([
      { name: 'Pies', kind: 'other', phone: null, open: false },
    ]);
  });

  it('is not hidden by one odd record', () => {
    const odd = [null, 'text', 7, [], {}, { name: 3 }, { name: ' ' }];
    expect(shops([...odd, { name: 'Pies', open: true }]).map(({ name }) => name)).toEqual(['Pies']);
  });

  it.each([null, {}, 'text', undefined])(
    'is refused when the response is %p instead of a list',
    (answer) => {
      expect(() => shops(answer)).toThrow('The answer is not a list');
    },
  );
});

test.each<[(value: unknown) => unknown, unknown, unknown]>([
  [number, '145000', 145_000],
  [number, 'many', undefined],
  [number, Number.NaN, undefined],
  [optionalNumber, '', null],
  [optionalNumber, 0, 0],
  [day, '2027-03-12', '2027-03-12'],
  [day, '2027-03-12T10:00:00Z', '2027-03-12'],
  [day, '2027-99-12', undefined],
  [day, 'soon', undefined],
])('a field reads %p', (read, value, expected) => {
  expect(read(value)).toBe(expected);
});
