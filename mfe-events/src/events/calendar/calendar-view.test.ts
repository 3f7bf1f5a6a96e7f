import { calendarAddress, calendarQuery, readCalendarView } from './calendar-view';

const view = (query: string) => readCalendarView(new URLSearchParams(query));
const path = (query: string) => calendarQuery(view(query), '2027-03-10').queryKey[0];

describe("the calendar's address", () => {
  it.each([
    ['', {}],
    ['category=sports&month=3', { category: 'sports', month: '3' }],
    ['category=nonsense&month=12&page=x', {}],
    ['category=sports&dates=weekend', { category: 'sports', dates: 'weekend' }],
    ['dates=toString', {}],
    ['dates=today&month=3', { month: '3' }],
    ['page=2', { page: '2' }],
    ['page=1', {}],
    ['page=-5', {}],
    ['day=2027-03-12&month=3', { day: '2027-03-12' }],
    ['day=2027-02-30', {}],
    ['view=month', { view: 'month' }],
    ['view=month&month=2026-13', { view: 'month' }],
    [
      'view=month&month=2027-04&category=sports&dates=today',
      { view: 'month', month: '2027-04', category: 'sports' },
    ],
    ['view=week&month=2027-04', {}],
  ])('"%s" is the same as %p', (query, parameters) => {
    expect(calendarAddress(view(query))).toEqual(parameters);
  });

  it.each([
    ['', '/api/events?from=2027-03-10&limit=21'],
    ['page=3', '/api/events?from=2027-03-10&limit=21&offset=40'],
    ['day=2027-03-12', '/api/events?from=2027-03-12&to=2027-03-12&limit=21'],
    ['category=sports', '/api/events?from=2027-03-10&category=sports&limit=21'],
    ['dates=weekend', '/api/events?from=2027-03-12&to=2027-03-14&limit=21'],
    ['month=3', '/api/events?from=2027-03-10&month=4&limit=21'],
    ['view=month', '/api/events?from=2027-03-01&to=2027-03-31&limit=31'],
    ['view=month&month=2027-02', '/api/events?from=2027-02-01&to=2027-02-28&limit=31'],
    ['view=month&month=1999-01', '/api/events?from=2027-03-01&to=2027-03-31&limit=31'],
  ])('"%s" asks for a bounded list', (query, asked) => {
    expect(path(query)).toBe(asked);
  });
});
