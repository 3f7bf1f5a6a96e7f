import type * as z from 'zod/mini';
import { advertiserApplicationSchema } from '../advertisers/form.js';
import { eventSubmissionSchema } from '../calendar/form.js';
import { contactMessageSchema } from '../contact-messages/form.js';
import { businessListingSchema } from '../listings/form.js';
import { managedKinds } from '../managed-records/managed-kinds.js';
import { draftSchema, publishedSchema } from '../managed-records/record-kind.js';
import { passkeyNameSchema } from '../passkeys/passkeys.js';
import { pictureUploadSchema } from '../pictures/record.js';

/** A zero-width space, a soft hyphen, a text-direction mark and the empty Braille pattern. */
const invisible = String.fromCodePoint(0x200b, 0xad, 0x202e, 0x2800).repeat(3);

/** The validation errors of one field. */
function messages(schema: z.ZodMiniType, field: string, value: unknown): string[] {
  const { error } = schema.safeParse({ [field]: value });
  const issues = error?.issues ?? [];
  return issues.filter(({ path }) => path[0] === field).map(({ message }) => message);
}

test.each([
  ['a message', contactMessageSchema, ['fullName', 'subject', 'message']],
  ['an event', eventSubmissionSchema, ['title']],
  [
    'a listing',
    businessListingSchema,
    ['businessName', 'contactName', 'phone', 'address', 'description'],
  ],
  ['an application', advertiserApplicationSchema, ['firstName', 'lastName', 'businessName']],
  ['a passkey', passkeyNameSchema, ['name']],
  ['a picture', pictureUploadSchema, ['alt']],
] satisfies [string, z.ZodMiniType, string[]][])(
  'required text of %s that has only invisible characters counts as missing',
  (_, schema, fields) => {
    for (const field of fields) {
      const missing = messages(schema, field, '');
      expect(missing).toHaveLength(1);
      expect(messages(schema, field, invisible)).toEqual(missing);
    }
  },
);

test.each(managedKinds.map((kind) => [kind.one, kind] as const))(
  'no %s can be published or saved with a name of invisible characters',
  (_, kind) => {
    const texts = Object.entries(kind.fields).filter(
      ([, { required, input }]) => required && (input === 'line' || input === 'text'),
    );
    expect(texts.map(([name]) => name)).toContain(kind.title);
    for (const [name] of texts) {
      const schema = publishedSchema(kind);
      expect(messages(schema, name, invisible)).toEqual(messages(schema, name, ''));
    }
    const draft = draftSchema(kind);
    expect(messages(draft, kind.title, invisible)).toEqual(messages(draft, kind.title, ''));
  },
);

test('optional text that has only invisible characters becomes null', () => {
  const event = { title: 'Parade', date: '2027-07-04', category: 'community' };
  expect(eventSubmissionSchema.parse({ ...event, location: invisible }).location).toBeNull();
  const [business] = managedKinds;
  const content = { name: 'Pie Stand', category: 'dining' };
  expect(publishedSchema(business!).parse({ ...content, hours: invisible })['hours']).toBeNull();
});

test('text in another script, an emoji and a space between words are accepted', () => {
  for (const title of ['مهرجان', '🥧', 'Pie Day']) {
    expect(messages(eventSubmissionSchema, 'title', title)).toEqual([]);
  }
});
