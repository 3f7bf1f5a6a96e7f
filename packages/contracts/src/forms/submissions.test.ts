import * as z from 'zod/mini';
import { advertiserApplicationSchema } from '../advertisers/form.js';
import { advertiserFormDefaults } from '../advertisers/options.js';
import { eventSubmissionSchema } from '../calendar/form.js';
import { contactMessageSchema } from '../contact-messages/form.js';
import { businessListingSchema } from '../listings/form.js';
import { loginSchema } from '../staff/sign-in.js';
import { blanco } from '../testing/blanco.js';
import { exampleApplicant, exampleListing as listing } from '../testing/example-forms.js';

/** The messages for each field of a body. */
function messages(schema: z.ZodMiniType, body: unknown): Record<string, string> {
  const result = schema.safeParse(body);
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const event = { title: 'Parade', date: '2027-07-04', category: 'community' };
const message = {
  fullName: 'Ann Example',
  email: 'ann@example.com',
  subject: 'Hours',
  message: 'When are you open?',
};
const form = { ...advertiserFormDefaults(blanco), ...exampleApplicant };

describe('an event', () => {
  it.each(['title', 'date', 'category'])('needs its %s', (field) => {
    for (const value of [undefined, '']) {
      expect(messages(eventSubmissionSchema, { ...event, [field]: value })).toEqual({
        [field]: 'Please fill in all required fields (Title, Date, and Category).',
      });
    }
  });

  it('cannot be featured by its sender, and drops unknown fields', () => {
    const body = { ...event, featured: true, id: 'mine', status: 'approved' };
    expect(eventSubmissionSchema.parse(body)).toEqual({
      ...event,
      description: '',
      time: null,
      endTime: null,
      location: null,
      featured: false,
      email: null,
    });
    expect(eventSubmissionSchema.parse(event).featured).toBe(false);
  });

  it("has times in the site's form, whatever input they come from", () => {
    const times = { time: '18:00', endTime: '7:30 PM' };
    expect(eventSubmissionSchema.parse({ ...event, ...times })).toMatchObject({
      time: '6:00 PM',
      endTime: '7:30 PM',
    });
    expect(eventSubmissionSchema.parse({ ...event, time: 'sunset' }).time).toBe('sunset');
  });

  it('must end after it begins, and has a valid e-mail address or none', () => {
    const wrong = { ...event, time: '18:00', endTime: '17:00' };
    expect(messages(eventSubmissionSchema, wrong)).toEqual({
      endTime: 'The end must be after the beginning',
    });
    const dance = { ...event, time: '20:00', endTime: '01:00' };
    expect(eventSubmissionSchema.parse(dance).endTime).toBe('1:00 AM');
    expect(messages(eventSubmissionSchema, { ...event, email: 'ann' })).toEqual({
      email: 'Please enter a valid email address',
    });
  });

  it('has a last day that is not before the first, a year later at most, or none', () => {
    const lasting = (endDate: string) => ({ ...event, endDate });
    expect(messages(eventSubmissionSchema, lasting('2020-01-01'))).toEqual({
      endDate: 'The end must be after the beginning',
    });
    expect(messages(eventSubmissionSchema, lasting('2099-01-01'))).toEqual({
      endDate: 'An event can last a year at most',
    });
    expect(messages(eventSubmissionSchema, lasting('soon'))).toEqual({
      endDate: 'Please enter a valid date',
    });
    expect(eventSubmissionSchema.parse(lasting('')).endDate).toBeNull();
    expect(eventSubmissionSchema.parse(event)).not.toHaveProperty('endDate');
  });

  it('takes place on a day of the calendar', () => {
    expect(messages(eventSubmissionSchema, { ...event, date: '2027-02-30' })).toEqual({
      date: 'Please enter a valid date',
    });
  });
});

test('a message names the missing fields', () => {
  expect(messages(contactMessageSchema, message)).toEqual({});
  expect(messages(contactMessageSchema, { message: 'Too short' })).toEqual({
    fullName: 'Full name is required',
    email: 'Please enter a valid email address',
    subject: 'Subject is required',
    message: 'Message must be at least 10 characters',
  });
});

describe('a listing', () => {
  it('names the missing fields', () => {
    expect(messages(businessListingSchema, listing)).toEqual({});
    expect(messages(businessListingSchema, { selectedPlan: 'basic' })).toEqual({
      businessName: 'Business name is required',
      contactName: 'Contact name is required',
      email: 'Please enter a valid email address',
      phone: 'Phone number is required',
      category: 'Please select a category',
      address: 'Business address is required',
      description: 'Description must be at least 10 characters',
      agreement: 'You must agree to the terms',
    });
    expect(messages(businessListingSchema, { ...listing, agreement: false })).toEqual({
      agreement: 'You must agree to the terms',
    });
  });

  it('has the website pieshop.com, which is understood as https://pieshop.com', () => {
    expect(businessListingSchema.parse({ ...listing, website: ' pieshop.com ' }).website).toBe(
      'https://pieshop.com',
    );
    const businessWebsite = 'pieshop.com';
    const application = advertiserApplicationSchema.parse({ ...form, businessWebsite });
    expect(application.businessWebsite).toBe('https://pieshop.com');
  });

  it.each(['pies', 'javascript:alert(1)', 'ftp://pies.example'])('has no website %s', (website) => {
    expect(messages(businessListingSchema, { ...listing, website })).toEqual({
      website: 'Please enter a valid website URL',
    });
  });
});

describe('an application', () => {
  it('names the missing fields', () => {
    expect(messages(advertiserApplicationSchema, { phone: '555' })).toEqual({
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name must be at least 2 characters',
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number',
      businessName: 'Business name must be at least 2 characters',
      businessType: 'Required',
      preferredPlan: 'Required',
    });
    expect(messages(advertiserApplicationSchema, { ...form, preferredPlan: 'weekly' })).toEqual({
      preferredPlan: 'Invalid input',
    });
  });

  it('turns what the form holds into the body of the call, and such a body into itself', () => {
    const body = advertiserApplicationSchema.parse({
      ...form,
      interestedCategories: '',
      yearsInBusiness: '',
      monthlyBudget: '$49/month',
      submittedAt: '2026-11-21T10:00:00.000Z',
    });
    expect(body).toMatchObject({
      serviceAreas: '["Blanco","Johnson City","Wimberley"]',
      advertisingGoals: '["increase_visibility","attract_customers"]',
      interestedCategories: '[]',
      yearsInBusiness: 1,
      businessWebsite: null,
      monthlyBudget: '$49/month',
      submittedAt: '2026-11-21T10:00:00.000Z',
      paymentIntentId: null,
    });
    expect(advertiserApplicationSchema.parse(body)).toEqual(body);
  });

  it.each([
    [0, 1],
    ['0', 1],
    ['12', 12],
    [null, 1],
  ])('of %p years in business counts %p', (yearsInBusiness, years) => {
    const body = advertiserApplicationSchema.parse({ ...form, yearsInBusiness });
    expect(body.yearsInBusiness).toBe(years);
  });

  it('refuses years that are written longer than any number of them, before it reads them', () => {
    const yearsInBusiness = ' '.repeat(100);
    expect(messages(advertiserApplicationSchema, { ...form, yearsInBusiness })).toEqual({
      yearsInBusiness: 'Invalid input',
    });
  });

  it('cannot have a status, a payment or an id that the sender chose', () => {
    const body = { ...form, status: 'active', paid: true, id: 'mine', businessId: 'x' };
    expect(advertiserApplicationSchema.parse(body)).toEqual(
      advertiserApplicationSchema.parse(form),
    );
  });
});

test('signing in needs an e-mail address and a password', () => {
  expect(messages(loginSchema, { username: 'ann', password: '' })).toEqual({
    username: 'Please enter a valid email address',
    password: 'Password is required',
  });
});
