/**
 * Tables of opening hours with the expected state at a time on the town's clock. The days of a span are
 * written by their first two letters, its dates after its times.
 * @module
 */
import { weekdays } from '../hours/weekdays.js';

export const office = 'MoTuWeThFr 09:00-17:00';
const siesta = 'MoTuWeThFr 08:00-12:00; MoTuWeThFr 13:30-18:00; Sa 09:00-13:00';
const diner = 'MoTuWeThFrSa 06:30-20:00; Su 07:00-14:00';
const bar = 'WeThSu 17:00-23:59; FrSa 17:00-02:00';
export const always = 'daily 00:00-23:59';
const nights = 'daily 22:00-06:00';
export const market = 'Sa 08:00-13:00 2027-04-01..2027-10-31';
const pool = `${office}; daily 10:00-20:00 2027-06-01..2027-08-31`;
const holidays = `${diner}; daily 00:00-00:00 2027-12-25..2027-12-25; daily 07:00-12:00 2027-12-24..2027-12-24`;
const repairs = `${office}; daily 00:00-00:00 2027-03-09..2027-03-11`;
const festival = `${office}; daily 10:00-23:59 2027-07-01..2027-07-31; daily 00:00-00:00 2027-07-04..2027-07-04`;
const weekend = 'SaSu 00:00-23:59';
const early = 'daily 01:30-03:30';
const shiftChange = 'daily 00:00-02:00; daily 02:00-06:00';

// 2027-03-08 is a Monday. The clocks go forward on 2027-03-14 and back on 2027-11-07.
export const openStateCases: readonly [
  name: string,
  hours: string,
  cases: readonly [string, string][],
][] = [
  [
    'an office',
    office,
    [
      ['2027-03-08 00:00', 'Opens at 9 AM'],
      ['2027-03-08 08:59', 'Opens at 9 AM'],
      ['2027-03-08 09:00', 'Open until 5 PM'],
      ['2027-03-08 12:00', 'Open until 5 PM'],
      ['2027-03-08 16:29', 'Open until 5 PM'],
      ['2027-03-08 16:30', 'Closes in 30 minutes'],
      ['2027-03-08 16:40', 'Closes in 20 minutes'],
      ['2027-03-08 16:59', 'Closes in 1 minute'],
      ['2027-03-08 17:00', 'Opens Tuesday at 9 AM'],
      ['2027-03-08 23:59', 'Opens Tuesday at 9 AM'],
      ['2027-03-09 00:01', 'Opens at 9 AM'],
      ['2027-03-12 16:00', 'Open until 5 PM'],
      ['2027-03-12 17:00', 'Opens Monday at 9 AM'],
      ['2027-03-13 09:00', 'Opens Monday at 9 AM'],
      ['2027-03-13 23:59', 'Opens Monday at 9 AM'],
      ['2027-03-14 12:00', 'Opens Monday at 9 AM'],
      ['2027-03-14 23:59', 'Opens Monday at 9 AM'],
      ['2027-03-15 07:00', 'Opens at 9 AM'],
      ['2027-12-31 17:00', 'Opens Monday at 9 AM'],
      ['2028-02-29 10:00', 'Open until 5 PM'],
    ],
  ],
  [
    'a shop that closes at noon',
    siesta,
    [
      ['2027-03-08 07:59', 'Opens at 8 AM'],
      ['2027-03-08 08:00', 'Open until noon'],
      ['2027-03-08 11:29', 'Open until noon'],
      ['2027-03-08 11:45', 'Closes in 15 minutes'],
      ['2027-03-08 11:59', 'Closes in 1 minute'],
      ['2027-03-08 12:00', 'Opens at 1:30 PM'],
      ['2027-03-08 13:29', 'Opens at 1:30 PM'],
      ['2027-03-08 13:30', 'Open until 6 PM'],
      ['2027-03-08 17:35', 'Closes in 25 minutes'],
      ['2027-03-08 18:00', 'Opens Tuesday at 8 AM'],
      ['2027-03-12 18:00', 'Opens Saturday at 9 AM'],
      ['2027-03-13 08:00', 'Opens at 9 AM'],
      ['2027-03-13 10:00', 'Open until 1 PM'],
      ['2027-03-13 13:00', 'Opens Monday at 8 AM'],
      ['2027-03-14 08:00', 'Opens Monday at 8 AM'],
    ],
  ],
  [
    'a diner',
    diner,
    [
      ['2027-03-08 06:00', 'Opens at 6:30 AM'],
      ['2027-03-08 06:30', 'Open until 8 PM'],
      ['2027-03-13 19:29', 'Open until 8 PM'],
      ['2027-03-13 19:31', 'Closes in 29 minutes'],
      ['2027-03-13 20:00', 'Opens Sunday at 7 AM'],
      ['2027-03-14 06:59', 'Opens at 7 AM'],
      ['2027-03-14 07:00', 'Open until 2 PM'],
      ['2027-03-14 13:50', 'Closes in 10 minutes'],
      ['2027-03-14 14:00', 'Opens Monday at 6:30 AM'],
      ['2027-03-14 20:00', 'Opens Monday at 6:30 AM'],
    ],
  ],
  [
    'a bar past midnight',
    bar,
    [
      ['2027-03-08 12:00', 'Opens Wednesday at 5 PM'],
      ['2027-03-09 12:00', 'Opens Wednesday at 5 PM'],
      ['2027-03-10 12:00', 'Opens at 5 PM'],
      ['2027-03-10 17:00', 'Open until midnight'],
      ['2027-03-10 23:45', 'Closes in 15 minutes'],
      ['2027-03-11 00:00', 'Opens at 5 PM'],
      ['2027-03-12 18:00', 'Open until 2 AM'],
      ['2027-03-12 23:59', 'Open until 2 AM'],
      ['2027-03-13 00:00', 'Open until 2 AM'],
      ['2027-03-13 01:29', 'Open until 2 AM'],
      ['2027-03-13 01:30', 'Closes in 30 minutes'],
      ['2027-03-13 02:00', 'Opens at 5 PM'],
      ['2027-03-13 16:59', 'Opens at 5 PM'],
      ['2027-03-13 17:00', 'Open until 2 AM'],
      ['2027-03-14 17:00', 'Open until midnight'],
      ['2027-03-15 00:00', 'Opens Wednesday at 5 PM'],
      ['2027-03-20 23:00', 'Open until 2 AM'],
      ['2027-03-21 01:50', 'Closes in 10 minutes'],
      ['2027-03-21 02:00', 'Opens at 5 PM'],
      ['2027-03-21 16:00', 'Opens at 5 PM'],
    ],
  ],
  [
    'a place that never closes',
    always,
    [
      ['2027-03-08 00:00', 'Open 24 hours'],
      ['2027-03-08 12:00', 'Open 24 hours'],
      ['2027-03-08 23:59', 'Open 24 hours'],
      ['2027-03-14 02:30', 'Open 24 hours'],
      ['2027-11-07 01:30', 'Open 24 hours'],
      ['2027-12-31 23:59', 'Open 24 hours'],
    ],
  ],
  [
    'a place that is open at night',
    nights,
    [
      ['2027-03-08 00:00', 'Open until 6 AM'],
      ['2027-03-08 05:29', 'Open until 6 AM'],
      ['2027-03-08 05:45', 'Closes in 15 minutes'],
      ['2027-03-08 06:00', 'Opens at 10 PM'],
      ['2027-03-08 21:59', 'Opens at 10 PM'],
      ['2027-03-08 22:00', 'Open until 6 AM'],
      ['2027-12-31 23:00', 'Open until 6 AM'],
      ['2028-01-01 06:00', 'Opens at 10 PM'],
    ],
  ],
  [
    'a market with a season',
    market,
    [
      ['2027-01-15 10:00', 'Opens April 3'],
      ['2027-03-27 10:00', 'Opens April 3'],
      ['2027-03-28 10:00', 'Opens Saturday at 8 AM'],
      ['2027-04-02 10:00', 'Opens Saturday at 8 AM'],
      ['2027-04-03 07:00', 'Opens at 8 AM'],
      ['2027-04-03 08:00', 'Open until 1 PM'],
      ['2027-04-03 12:40', 'Closes in 20 minutes'],
      ['2027-04-03 13:00', 'Opens April 10'],
      ['2027-04-04 13:00', 'Opens Saturday at 8 AM'],
      ['2027-10-30 08:00', 'Open until 1 PM'],
      ['2027-10-30 13:00', 'Closed'],
      ['2027-11-06 08:00', 'Closed'],
    ],
  ],
  [
    'a pool with longer hours in summer',
    pool,
    [
      ['2027-05-31 12:00', 'Open until 5 PM'],
      ['2027-05-31 18:00', 'Opens Tuesday at 10 AM'],
      ['2027-06-01 09:00', 'Opens at 10 AM'],
      ['2027-06-01 18:00', 'Open until 8 PM'],
      ['2027-06-05 12:00', 'Open until 8 PM'],
      ['2027-06-06 19:45', 'Closes in 15 minutes'],
      ['2027-08-31 20:00', 'Opens Wednesday at 9 AM'],
      ['2027-09-01 09:30', 'Open until 5 PM'],
      ['2027-09-04 12:00', 'Opens Monday at 9 AM'],
      ['2027-08-28 21:00', 'Opens Sunday at 10 AM'],
    ],
  ],
  [
    'a diner at Christmas',
    holidays,
    [
      ['2027-12-23 19:00', 'Open until 8 PM'],
      ['2027-12-23 20:00', 'Opens Friday at 7 AM'],
      ['2027-12-24 06:45', 'Opens at 7 AM'],
      ['2027-12-24 07:00', 'Open until noon'],
      ['2027-12-24 11:50', 'Closes in 10 minutes'],
      ['2027-12-24 12:00', 'Opens Sunday at 7 AM'],
      ['2027-12-25 07:00', 'Opens Sunday at 7 AM'],
      ['2027-12-25 23:59', 'Opens Sunday at 7 AM'],
      ['2027-12-26 06:59', 'Opens at 7 AM'],
      ['2027-12-26 07:00', 'Open until 2 PM'],
      ['2028-12-25 07:00', 'Open until 8 PM'],
      ['2026-12-25 07:00', 'Open until 8 PM'],
    ],
  ],
  [
    'an office under repair',
    repairs,
    [
      ['2027-03-08 12:00', 'Open until 5 PM'],
      ['2027-03-08 17:00', 'Opens Friday at 9 AM'],
      ['2027-03-09 12:00', 'Opens Friday at 9 AM'],
      ['2027-03-10 12:00', 'Opens Friday at 9 AM'],
      ['2027-03-11 23:00', 'Opens Friday at 9 AM'],
      ['2027-03-12 00:00', 'Opens at 9 AM'],
      ['2027-03-12 09:00', 'Open until 5 PM'],
    ],
  ],
  [
    'a day that is an exception of a season',
    festival,
    [
      ['2027-06-30 20:00', 'Opens Thursday at 10 AM'],
      ['2027-07-01 09:30', 'Opens at 10 AM'],
      ['2027-07-01 20:00', 'Open until midnight'],
      ['2027-07-03 12:00', 'Open until midnight'],
      ['2027-07-04 00:00', 'Opens Monday at 10 AM'],
      ['2027-07-04 12:00', 'Opens Monday at 10 AM'],
      ['2027-07-05 10:00', 'Open until midnight'],
      ['2027-07-31 23:50', 'Closes in 10 minutes'],
      ['2027-08-01 12:00', 'Opens Monday at 9 AM'],
      ['2027-08-02 09:00', 'Open until 5 PM'],
    ],
  ],
  [
    'a place that is open from Saturday to Sunday without a break',
    weekend,
    [
      ['2027-03-12 12:00', 'Opens Saturday at midnight'],
      ['2027-03-13 00:00', 'Open until midnight Monday'],
      ['2027-03-13 23:59', 'Open until midnight Monday'],
      ['2027-03-14 00:01', 'Open until midnight'],
      ['2027-03-14 23:40', 'Closes in 20 minutes'],
      ['2027-03-15 00:00', 'Opens Saturday at midnight'],
    ],
  ],
  [
    'a place that is open when the clocks change',
    early,
    [
      ['2027-03-13 01:29', 'Opens at 1:30 AM'],
      ['2027-03-13 01:30', 'Open until 3:30 AM'],
      ['2027-03-13 03:00', 'Closes in 30 minutes'],
      ['2027-03-14 01:29', 'Opens at 1:30 AM'],
      ['2027-03-14 01:35', 'Open until 3:30 AM'],
      ['2027-03-14 03:00', 'Closes in 30 minutes'],
      ['2027-03-14 03:30', 'Opens Monday at 1:30 AM'],
      ['2027-11-07 01:30', 'Open until 3:30 AM'],
      ['2027-11-07 03:10', 'Closes in 20 minutes'],
      ['2027-11-07 03:30', 'Opens Monday at 1:30 AM'],
    ],
  ],
  [
    'times that follow without a break',
    shiftChange,
    [
      ['2027-03-08 00:00', 'Open until 6 AM'],
      ['2027-03-08 01:50', 'Open until 6 AM'],
      ['2027-03-08 02:00', 'Open until 6 AM'],
      ['2027-03-08 05:55', 'Closes in 5 minutes'],
      ['2027-03-08 06:00', 'Opens Tuesday at midnight'],
    ],
  ],
];

export const everyWeekday = weekdays.flatMap((day, index): [string, string, string][] => {
  const date = `2027-03-${String(8 + index).padStart(2, '0')}`;
  const only = `${day.slice(0, 2)} 10:00-15:00`;
  const following = `2027-03-${String(9 + index).padStart(2, '0')}`;
  const shown = `March ${15 + index}`;
  return [
    [only, `${date} 09:00`, 'Opens at 10 AM'],
    [only, `${date} 10:00`, 'Open until 3 PM'],
    [only, `${date} 14:31`, 'Closes in 29 minutes'],
    [only, `${date} 15:00`, `Opens ${shown}`],
    [only, `${following} 00:00`, `Opens ${day} at 10 AM`],
    [only, `${following} 23:59`, `Opens ${day} at 10 AM`],
  ];
});
