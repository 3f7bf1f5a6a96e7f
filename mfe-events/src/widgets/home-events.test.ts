import { anEvent } from '@town/slice-kit/testing/records';
import { nextEvents, weekendEvents } from './home-events';

/** The town's clock on Wednesday, March 10, 2027. */
const at = (clock: string) => ({ at: 0, clock, timeZone: 'America/Chicago' });
const noon = at('2027-03-10T12:00');
const titles = (events: readonly { title: string }[]) => events.map(({ title }) => title);

describe('the next events', () => {
  const walk = anEvent({ title: 'Walk', date: '2027-03-10', time: '9:00 AM - 10:00 AM' });
  const dance = anEvent({ title: 'Dance', date: '2027-03-10', time: '7:00 PM' });
  const fair = anEvent({ title: 'Fair', date: '2027-03-13' });
  const play = anEvent({ title: 'Play', date: '2027-03-14' });

  it('are three that are not over, and the first one is shown large', () => {
    const breakfast = anEvent({ title: 'Breakfast', date: '2027-03-11' });
    const { large, others, hasMore } = nextEvents([play, fair, walk, dance, breakfast], noon);
    expect(large?.title).toBe('Dance');
    expect(titles(others)).toEqual(['Breakfast', 'Fair']);
    expect(hasMore).toBe(true);
  });

  it('show no cancelled event large while another takes place', () => {
    const { large } = nextEvents([{ ...dance, status: 'cancelled' }, fair], noon);
    expect(large?.title).toBe('Fair');
  });

  it('are empty if all events are over', () => {
    const { large, others, hasMore } = nextEvents([walk], noon);
    expect([large, others, hasMore]).toEqual([undefined, [], false]);
  });

  it('are empty if there are no events', () => {
    expect(nextEvents([], noon).large).toBeUndefined();
  });
});

describe('the events of the weekend', () => {
  const on = (title: string, date: string, time: string | null = null) =>
    anEvent({ title, date, time });
  const weekend = [
    on('Breakfast', '2027-03-12', '8:00 AM'),
    on('Concert', '2027-03-12', '7:00 PM'),
    on('Market', '2027-03-13'),
    on('Brunch', '2027-03-14', '10:00 AM'),
    on('Monday', '2027-03-15'),
  ];

  it('begin on Friday evening and end on Sunday', () => {
    const { shown, continues } = weekendEvents(weekend, [], noon);
    expect(titles(shown)).toEqual(['Concert', 'Market', 'Brunch']);
    expect(continues).toBe(false);
  });

  it('leave out the events that are shown among the next ones', () => {
    const { shown, continues } = weekendEvents(weekend, weekend.slice(1, 3), noon);
    expect(titles(shown)).toEqual(['Brunch']);
    expect(continues).toBe(true);
  });

  it("are only today's events on a Sunday", () => {
    expect(titles(weekendEvents(weekend, [], at('2027-03-14T09:00')).shown)).toEqual(['Brunch']);
  });

  it('leave out events that are over', () => {
    expect(titles(weekendEvents(weekend, [], at('2027-03-14T12:00')).shown)).toEqual([]);
  });

  it('are four at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => on(`Event ${index}`, '2027-03-13'));
    expect(weekendEvents(many, [], noon).shown).toHaveLength(4);
  });
});
