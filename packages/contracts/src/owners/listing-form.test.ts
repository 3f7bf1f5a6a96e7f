import { businessKind } from '../managed-records/managed-kinds.js';
import { ownerListingFormSchema, undescribedListingFormSchema } from './listing-form.js';

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

  it.each([
    [{ validFrom: '', validThrough: '' }, 'Please enter the first and the last day'],
    [{ validFrom: '2027-03-10', validThrough: '' }, 'Please enter the first and the last day'],
    [{ validFrom: '2027-02-30', validThrough: '2027-03-10' }, 'Please enter a valid date'],
    [{ validFrom: '2027-03-10', validThrough: '2027-03-10' }, 'Please enter times such as 09:00'],
  ])('names what the special hours %j need first', (dates, message) => {
    const span = { dayOfWeek: ['Monday'], opens: '', closes: '', ...dates };
    const result = ownerListingFormSchema.safeParse({
      ...typed,
      openingHours: JSON.stringify([span]),
    });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('needs a description, except for a listing that has none yet', () => {
    const undescribed = { ...typed, description: ' ' };
    expect(ownerListingFormSchema.safeParse(undescribed).success).toBe(false);
    expect(undescribedListingFormSchema.parse(undescribed).description).toBe('');
  });
});
