import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import { deskRecordReader } from '../../records/desk-record';
import { aRecord } from '../../testing/fake-desk';
import { readItem } from '../inbox-item-reader';
import { comparisonOf, likeliest, meansSame } from './compared-facts';

const item = (given: object) => readItem({ id: 'one', subject: 'Old Mill LLC', ...given })!;
const business = managedKinds.find(({ name }) => name === 'businesses')!;
const aBusiness = (fields: object) => deskRecordReader(business)(aRecord({ ...fields }))!;

const events = managedKinds.find(({ name }) => name === 'events')!;
const anEvent = (fields: object) =>
  deskRecordReader(events)(aRecord({ title: 'Fair', ...fields }))!;

const listing = item({
  kind: 'listing',
  senderPhone: '(830) 555-0101',
  details: [
    { label: 'Business', value: 'Old Mill, LLC' },
    { label: 'Address', value: '1 Main St.' },
  ],
});

test('a listing is compared with businesses by name, address and phone', () => {
  expect(comparisonOf(listing)).toMatchObject({
    kind: 'businesses',
    words: ['Old Mill', '(830) 555-0101'],
    publicWords: 'Old Mill',
    facts: [{ label: 'Name' }, { label: 'Address', sent: '1 Main St.' }, { label: 'Phone' }],
  });
});

test('an event is searched by title and date, and a message is not compared', () => {
  const details = [{ label: 'Date', value: '2027-07-04' }];
  expect(comparisonOf(item({ kind: 'event', details, subject: 'Parade' }))?.words).toEqual([
    'Parade',
    '2027-07-04',
  ]);
  expect(comparisonOf(item({ kind: 'message' }))).toBeUndefined();
});

test('an event of several days is searched by its first day, and compared by its dates', () => {
  const details = [{ label: 'Date', value: '2027-06-11 – 2027-06-13' }];
  const { facts, words } = comparisonOf(item({ kind: 'event', details, subject: 'Fair' }))!;
  expect(words).toEqual(['Fair', '2027-06-11']);
  const date = facts.find(({ label }) => label === 'Date')!;
  expect(date.sent).toBe('June 11, 2027 – June 13, 2027');
  const ofDays = (days: object) => date.of(anEvent(days));
  expect(ofDays({ date: '2027-06-11', endDate: '2027-06-13' })).toBe(date.sent);
  expect(ofDays({ date: '2027-06-11' })).toBe('June 11, 2027');
  expect(ofDays({})).toBeNull();
});

test('texts mean the same whatever their case, punctuation and legal form', () => {
  expect(meansSame('Old Mill, LLC', 'old mill')).toBe(true);
  expect(meansSame('(830) 555-0101', '830-555-0101')).toBe(true);
  expect(meansSame('Old Mill', 'New Mill')).toBe(false);
  expect(meansSame(null, null)).toBe(false);
});

test('the most likely duplicate comes first', () => {
  const named = aBusiness({ name: 'Old Mill' });
  const other = aBusiness({ name: 'Mill Supplies' });
  const same = aBusiness({ name: 'The Mill', address: '1 main st', phone: '830-555-0101' });
  const { facts } = comparisonOf(listing)!;
  expect(likeliest([other, named, same], facts, 2)).toEqual([same, named]);
});
