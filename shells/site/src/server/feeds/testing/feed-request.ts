import { stubNetwork } from '@town/slice-kit/testing/network';
import { anEvent } from '@town/slice-kit/testing/records';
import ICAL from 'ical.js';
import { testApp } from '../../testing/test-app';
import { feedAt } from '../answer-feed';

const service = 'http://127.0.0.1:9';
const ids = { requestId: 'abc', traceparent: '' };

/** Asks for a feed or a calendar on 31 January 2027 in the town, when it is February in UTC. */
export function ask(path: string, answers: Record<string, unknown>) {
  jest.useFakeTimers({ now: new Date('2027-02-01T03:00:00Z') });
  stubNetwork(
    Object.fromEntries(
      Object.entries(answers).map(([address, answer]) => [service + address, answer]),
    ),
  );
  return feedAt(new URL(`https://guide.example.com${path}`))?.(testApp(service), ids);
}

/** The events of a calendar file. */
export function eventsOf(text: string | undefined): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text ?? ''));
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
}

export const fair = anEvent({
  id: 'e1',
  slug: 'spring-fair',
  title: 'Fair; pies, and music',
  description: 'First line\nsecond line',
  date: '2027-07-04',
  time: '6:00 PM - 8:30 PM',
  location: 'Courthouse, 4th Street',
});

/** Where the API lists the events of the calendar of all. */
export const everything = '/api/events?from=2027-01-01&limit=500';

/** Silences the log for the tests of a file, and restores the real time after each test. */
export function setUpFeedTests(): void {
  beforeEach(() => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
}
