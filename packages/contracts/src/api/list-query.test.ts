import {
  businessQuerySchema,
  eventDaysQuerySchema,
  eventQuerySchema,
  listQuerySchema,
  pictureQuerySchema,
  propertyQuerySchema,
  searchQuerySchema,
} from './list-query.js';

function messages(schema: typeof listQuerySchema, query: unknown): string[] {
  return schema.safeParse(query).error?.issues.map(({ message }) => message) ?? [];
}

describe("a list's query", () => {
  it('may be empty', () => {
    expect(listQuerySchema.parse({})).toEqual({});
  });

  it.each([
    [{ limit: '1' }, { limit: 1 }],
    [
      { limit: '500', offset: '0' },
      { limit: 500, offset: 0 },
    ],
    [{ offset: '007' }, { offset: 7 }],
  ])('%p reads %p', (query, read) => {
    expect(listQuerySchema.parse(query)).toEqual(read);
  });

  it.each([['0', '501', '-1', '1.5', '1e2', ' 1', '', 'all', '9999999999']])(
    'has a limit from 1 to 500',
    (...wrong) => {
      for (const limit of wrong) {
        expect(messages(listQuerySchema, { limit })).toEqual([
          'limit must be a whole number from 1 to 500',
        ]);
      }
    },
  );

  it('has an offset of 0 or more', () => {
    for (const offset of ['-1', 'x', '']) {
      expect(messages(listQuerySchema, { offset })).toEqual([
        'offset must be a whole number, 0 or more',
      ]);
    }
  });

  it('of staff counts to a number from 1 to 10000', () => {
    expect(pictureQuerySchema.parse({ countTo: '10000' })).toEqual({ countTo: 10_000 });
    for (const countTo of ['0', '10001', 'all', '']) {
      expect(pictureQuerySchema.safeParse({ countTo }).success).toBe(false);
    }
  });

  it('takes each parameter once', () => {
    expect(messages(listQuerySchema, { limit: ['1', '2'] })).toHaveLength(1);
    expect(messages(businessQuerySchema, { category: ['a', 'b'] })).toEqual([
      'category must be given once, as text',
    ]);
  });
});

describe('the query of a list', () => {
  it('is trimmed, and at most 100 characters', () => {
    expect(businessQuerySchema.parse({ q: '  oak ' })).toEqual({ q: 'oak' });
    expect(businessQuerySchema.safeParse({ q: 'a'.repeat(100) }).success).toBe(true);
    expect(messages(businessQuerySchema, { q: 'a'.repeat(101) })).toEqual([
      'q must be at most 100 characters',
    ]);
  });

  it('must contain words for a search', () => {
    expect(searchQuerySchema.safeParse({}).success).toBe(false);
    expect(searchQuerySchema.safeParse({ q: '   ' }).success).toBe(false);
    expect(searchQuerySchema.parse({ q: ' oak ' })).toEqual({ q: 'oak' });
  });

  it('may name only a valid date for events', () => {
    expect(eventQuerySchema.safeParse({ from: '2028-02-29' }).success).toBe(true);
    for (const from of ['2027-02-29', '2027-2-1', 'today', '2027-03-01T00:00:00Z']) {
      expect(messages(eventQuerySchema, { from })).toEqual(['from must be a date, YYYY-MM-DD']);
    }
  });

  it('may name only a valid date and time for open places', () => {
    expect(businessQuerySchema.safeParse({ open: '2028-02-29T23:59' }).success).toBe(true);
    for (const open of [
      '2027-02-29T10:00',
      '2027-03-01T24:00',
      '2027-03-01T10:00Z',
      '2027-03-01',
    ]) {
      expect(messages(businessQuerySchema, { open })).toEqual([
        'open must be "now" or a time on the clock of the town, as 2027-12-24T19:30',
      ]);
    }
  });

  it('may span at most 62 days for counts; else its end is refused', () => {
    const from = '2027-01-01';
    expect(eventDaysQuerySchema.safeParse({ from, to: '2027-03-03' }).success).toBe(true);
    const { error } = eventDaysQuerySchema.safeParse({ from, to: '2027-03-04' });
    expect(error?.issues).toMatchObject([{ path: ['to'] }]);
  });

  it.each(['here', '91,0', '0,181'])('%s is not a position', (near) => {
    const { error } = businessQuerySchema.safeParse({ near });
    expect(error?.issues).toMatchObject([{ path: ['near'] }]);
  });

  it('is a known type for properties', () => {
    expect(propertyQuerySchema.safeParse({ type: 'all' }).success).toBe(true);
    expect(messages(propertyQuerySchema, { type: 'castle' })).toEqual([
      'type must be residential, land, commercial or all',
    ]);
  });
});
