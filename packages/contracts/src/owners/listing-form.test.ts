import { businessKind } from '../managed-records/managed-kinds.js';
import { ownerListingFormSchema } from './listing-form.js';

const typed = {
  name: ' Ada Pies ',
  category: 'dining',
  address: '',
  description: 'Pies by the slice.',
  phone: '830-555-0123',
  website: 'pies.example',
  socialLinks: 'facebook.com/pies\nhttps://instagram.com/pies',
  menuUrl: 'pies.example/menu',
  moreCategories: 'retail',
  hours: '',
  openingHours: '[{"dayOfWeek":["Monday"],"opens":"09:00","closes":"17:00"}]',
  businessStatus: 'open' as const,
};

describe('the form of an owner’s listing', () => {
  it('gives a body that the fields of a business accept as it is', () => {
    const body = ownerListingFormSchema.parse(typed);
    expect(body.website).toBe('https://pies.example');
    for (const [name, value] of Object.entries(body)) {
      expect(businessKind.fields[name]?.schema.parse(value)).toEqual(value);
    }
  });

  it.each([
    ['openingHours', '[{"dayOfWeek":["Monday"],"opens":"","closes":"17:00"}]'],
    ['openingHours', 'nonsense'],
    ['website', 'pies'],
    ['socialLinks', 'pies'],
    ['menuUrl', 'pies'],
    ['moreCategories', 'a\nb\nc\nd\ne'],
    ['name', '  '],
  ])('has one message for a wrong %s', (name, value) => {
    const result = ownerListingFormSchema.safeParse({ ...typed, [name]: value });
    expect(result.error?.issues.map(({ path }) => path)).toEqual([[name]]);
  });
});
