/** Staff may type a word of any length into any line of a record. No page may scroll sideways for it. */
import type { Field } from '@town/contracts/managed-records/fields';
import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { staffCalls } from './support/desk';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { unique } from './support/unique';

const word = 'Zwangsvollstreckungsmaßnahmenverordnung'.repeat(5);

const webAddress = `https://${'very-long-name-of-a-place'.repeat(2)}.example/${word.slice(0, 150)}`;

/** Values of fields whose text has a form. */
const formed: Record<string, unknown> = {
  website: webAddress,
  menuUrl: webAddress,
  ticketUrl: webAddress,
  contactEmail: 'owner@example.com',
  phone: '+1 (830) 555-0123 or 1 (830) 555-0124',
  date: '2028-06-01',
  time: '6:00 PM',
  endTime: '9:00 PM',
  price: 1,
  position: 100_000,
  publishedDate: '2020-01-01T12:00:00Z',
  src: '/plates/river-camp.svg',
  bedrooms: 1,
};

/** A word as long as each line of the record allows. */
function content({ fields, title }: RecordKind): Record<string, unknown> {
  const valueFor = ([name, field]: [string, Field]): unknown => {
    if (name in formed) return field.schema.safeParse(formed[name]).success ? formed[name] : '$1';
    if (field.options) return field.options[0]?.value;
    for (const length of [word.length, 160, 100, 60]) {
      // The name of a record is its own, and longer by the words that make it so.
      const text = name === title ? unique(word.slice(0, length)) : word.slice(0, length);
      if (field.schema.safeParse(text).success) return text;
    }
    throw new Error(`${name} accepts no long word`);
  };
  const texts = Object.entries(fields).filter(
    ([name, { input }]) => name in formed || ['line', 'text', 'article', 'choice'].includes(input),
  );
  return Object.fromEntries(texts.map((entry) => [entry[0], valueFor(entry)]));
}

/** These would change pages that other tests read. */
const shared = ['notices', 'pages'];

for (const kind of managedKinds.filter(({ name }) => !shared.includes(name))) {
  test(`a very long word in any line of ${kind.many} is broken`, async ({ page, request }) => {
    const staff = await staffCalls(request);
    const record = await staff.publish(kind.name, content(kind));
    try {
      await page.setViewportSize({ width: 320, height: 800 });
      for (const path of [kind.page, kind.recordPage?.(record)]) {
        for (const address of path ? [path, `/es${path}`] : []) {
          await open(page, address);
          await expectNoSidewaysScroll(page);
        }
      }
    } finally {
      await staff.archive(kind.name, record);
    }
  });
}
