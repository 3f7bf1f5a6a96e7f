import type { OpeningSpan } from './opening-hours.js';
import { parseHours } from './parse-hours.js';
import { weekdays } from './weekdays.js';

const letters = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** "MoTu 09:00-17:00": short enough for a table. */
const short = (spans: OpeningSpan[] | null) =>
  spans === null
    ? 'not known'
    : spans
        .map(
          ({ dayOfWeek, opens, closes }) =>
            `${dayOfWeek.map((day) => letters[weekdays.indexOf(day)]).join('')} ${opens}-${closes}`,
        )
        .join('; ') || 'by appointment';

describe('an hours text', () => {
  it.each([
    ['Mon-Fri 9 AM-5 PM', 'MoTuWeThFr 09:00-17:00'],
    ['Mon-Sat 6:30 AM-8 PM, Sun 7 AM-2 PM', 'MoTuWeThFrSa 06:30-20:00; Su 07:00-14:00'],
    ['Wed-Mon 7 AM-3 PM', 'MoWeThFrSaSu 07:00-15:00'],
    ['Daily 6 AM-4 PM', 'MoTuWeThFrSaSu 06:00-16:00'],
    ['24 hours', 'MoTuWeThFrSaSu 00:00-23:59'],
    ['Open 24/7', 'MoTuWeThFrSaSu 00:00-23:59'],
    ['Fri-Sun noon-8 PM', 'FrSaSu 12:00-20:00'],
    ['Mon-Thu 8 AM-5 PM, Sat 9 AM-noon', 'MoTuWeTh 08:00-17:00; Sa 09:00-12:00'],
    ['Office daily 9 AM-6 PM', 'MoTuWeThFrSaSu 09:00-18:00'],
    ['Tuesday to Sunday 11am to 9pm; closed Monday', 'TuWeThFrSaSu 11:00-21:00'],
    ['Mon, Wed, Fri 9-5', 'MoWeFr 09:00-17:00'],
    ['Mon & Wed 9-5 PM', 'MoWe 09:00-17:00'],
    ['Fri-Sat 4-9:30 PM', 'FrSa 16:00-21:30'],
    ['Mon–Fri 8:30 a.m.–5 p.m.', 'MoTuWeThFr 08:30-17:00'],
    ['Mo-Fr', 'not known'],
    ['Thursday 5 PM-2 AM', 'Th 17:00-02:00'],
    ['Fri 8 PM-midnight', 'Fr 20:00-23:59'],
    ['Mon-Fri 09:00-17:30', 'MoTuWeThFr 09:00-17:30'],
    ['Mon-Fri 9 AM-noon, 1 PM-5 PM', 'MoTuWeThFr 09:00-12:00; MoTuWeThFr 13:00-17:00'],
    ['Mon-Fri 9 AM-noon and 1 PM-5 PM', 'MoTuWeThFr 09:00-12:00; MoTuWeThFr 13:00-17:00'],
    ['Mon-Fri 9am-5pm Sat 10am-2pm', 'MoTuWeThFr 09:00-17:00; Sa 10:00-14:00'],
    ['9 AM-5 PM Mon-Fri', 'MoTuWeThFr 09:00-17:00'],
    ['9 AM-5 PM', 'MoTuWeThFrSaSu 09:00-17:00'],
    ['Weekdays 8-4, weekends 10-2', 'MoTuWeThFr 08:00-16:00; SaSu 10:00-14:00'],
    ['Every day from 10 AM until 6 PM', 'MoTuWeThFrSaSu 10:00-18:00'],
    ['By appointment', 'by appointment'],
    ['By appointment only', 'by appointment'],
  ])('"%s" is read', (text, hours) => {
    expect(short(parseHours(text).openingHours)).toBe(hours);
  });

  it.each([
    ['Mon-Fri 9 AM-5 PM, Sat by appointment', 'MoTuWeThFr 09:00-17:00', ['Sat by appointment']],
    ['Mon-Fri 7 AM-6 PM, emergencies 24/7', 'MoTuWeThFr 07:00-18:00', ['emergencies 24/7']],
    ['Thu-Sun 11 AM until sold out', 'not known', ['Thu-Sun 11 AM until sold out']],
    ['Third Saturdays 10 AM-4 PM', 'not known', ['Third Saturdays 10 AM-4 PM']],
    ['2nd Tuesday of the month, 6 PM', 'not known', ['2nd Tuesday of the month', '6 PM']],
    ['Daily 8 AM-6 PM, March to October', 'not known', ['Daily 8 AM-6 PM, March to October']],
    ['Weekends, March to October', 'not known', ['Weekends, March to October']],
    ['Mon-Fri 5-9', 'not known', ['Mon-Fri 5-9']],
    ['Mon-Fri 25-30', 'not known', ['Mon-Fri 25-30']],
    ['Call ahead', 'not known', ['Call ahead']],
    ['', 'not known', []],
  ])('"%s" is parsed as far as possible, and the rest is returned', (text, hours, unread) => {
    const parsed = parseHours(text);
    expect(short(parsed.openingHours)).toBe(hours);
    expect(parsed.unread).toEqual(unread);
  });
});
