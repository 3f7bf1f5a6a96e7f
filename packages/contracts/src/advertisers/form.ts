import * as z from 'zod/mini';
import { emailAddress, optionalText, requiredText } from '../forms/fields.js';
import { toWebAddress } from '../forms/web-address.js';
import { toListText } from './list-text.js';
import { businessTypes, hearAboutUsOptions, preferredPlans } from './options.js';

const option = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, { error: ({ input }) => (input ? 'Invalid input' : 'Required') });

/** A list: commas between its items in the form, JSON text of an array in the call. */
const list = (label: string) =>
  z.pipe(
    optionalText(label, 2_000),
    z.transform((text) => toListText(text ?? '')),
  );

const invalid = { error: 'Invalid input' };

/** Empty and 0 become 1; a form's input gives text. Blanks are removed first: a pattern is slow at many. */
const years = z.pipe(
  z.nullish(
    z.union([
      z.number(invalid),
      z
        .string()
        .check(z.maxLength(20, { ...invalid, abort: true }), z.trim(), z.regex(/^-?\d*$/, invalid)),
    ]),
  ),
  z.pipe(
    z.transform((value: number | string | null | undefined) => Number(value ?? 0) || 1),
    z.int(invalid).check(z.minimum(0, 'Years must be 0 or more'), z.maximum(1_000, invalid)),
  ),
);

const instant = z.pipe(
  z.nullish(z.union([z.iso.datetime({ offset: true }), z.iso.date()], invalid)),
  z.transform((text: string | null | undefined) => (text ? new Date(text).toISOString() : null)),
);

/**
 * An application to advertise. It takes the form's values and gives the body of the call;
 * given such a body, it gives the same body again. Whatever else is sent (a status, a
 * payment, an id) is left out.
 */
export const advertiserApplicationSchema = z.object({
  firstName: requiredText('First name', 'First name must be at least 2 characters', 100, 2),
  lastName: requiredText('Last name', 'Last name must be at least 2 characters', 100, 2),
  email: emailAddress,
  phone: requiredText('Phone', 'Please enter a valid phone number', 50, 10),
  businessName: requiredText(
    'Business name',
    'Business name must be at least 2 characters',
    200,
    2,
  ),
  businessType: option(businessTypes),
  businessDescription: optionalText('Description', 5_000),
  businessAddress: optionalText('Address', 300),
  // The call has always accepted any text, so this must not become stricter.
  businessWebsite: z.pipe(
    optionalText('Website', 500),
    z.transform((text) => toWebAddress(text) ?? text),
  ),
  businessSocialMedia: optionalText('Social media', 2_000),
  isLocalBusiness: z._default(z.boolean(invalid), true),
  serviceAreas: list('Service areas'),
  yearsInBusiness: years,
  advertisingGoals: list('Advertising goals'),
  targetAudience: optionalText('Target audience', 1_000),
  preferredPlan: option(preferredPlans),
  interestedCategories: list('Categories'),
  hearAboutUs: z.pipe(
    z.nullish(z.enum([...hearAboutUsOptions, ''], invalid)),
    z.transform((value) => value || null),
  ),
  additionalComments: optionalText('Comments', 5_000),
  emailMarketing: z._default(z.boolean(invalid), true),
  phoneMarketing: z._default(z.boolean(invalid), false),
  monthlyBudget: optionalText('Budget', 100),
  submittedAt: instant,
  paymentIntentId: optionalText('Payment', 255),
});
advertiserApplicationSchema.register(z.globalRegistry, { id: 'AdvertiserSubmission' });
/** The form's values. */
export type AdvertiserForm = z.input<typeof advertiserApplicationSchema>;
/** The body of the call. */
export type AdvertiserSubmission = z.output<typeof advertiserApplicationSchema>;
