import { addDays } from '@town/contracts/town-date';
import type { TownEvent } from '@town/contracts/town-event';
import { nextNth, nextWeekday } from './calendar.js';

type SampleEvent = Omit<TownEvent, 'id' | 'featured'>;

const tuesday = 2;
const friday = 5;

/** The sample town's events, at their next dates: all today or later. */
export function sampleEvents(today: string): SampleEvent[] {
  const event = (
    title: string,
    category: TownEvent['category'],
    date: string,
    time: string | null,
    location: string | null,
    description: string,
  ): SampleEvent => ({ title, category, date, time, location, description });
  return [
    event(
      'Story Hour at the Library',
      'education',
      today,
      '10:30 AM',
      'Blanco Library, 1118 Main St',
      'Picture books and a craft for children up to six.',
    ),
    event(
      'Evening Walk along the River',
      'community',
      addDays(today, 1),
      '6:00 PM',
      'Blanco State Park',
      'An easy hour with a volunteer who knows the trees and the birds.',
    ),
    event(
      'Panthers Home Game',
      'sports',
      nextWeekday(addDays(today, 2), friday),
      '7:30 PM',
      'High school stadium',
      'Cheer for the home side; gates open an hour before.',
    ),
    event(
      'Market Day',
      'community',
      nextNth(today, 3),
      '9:00 AM - 4:00 PM',
      'Old Courthouse lawn',
      'Makers, farmers and food under the oaks, every third Saturday.',
    ),
    event(
      'City Council Meeting',
      'government',
      nextNth(today, 2, tuesday),
      '6:00 PM',
      'Byars Building, 308 Pecan St',
      'Open to the public; the agenda hangs at City Hall.',
    ),
    event(
      'First Saturday Dance',
      'community',
      nextNth(today, 1),
      '8:00 PM',
      'Twin Sisters Dance Hall',
      'Two-step and waltz in a hall from about 1870. Bring the children.',
    ),
    event(
      'Small Business Breakfast',
      'business',
      addDays(today, 9),
      '7:30 AM',
      'Chamber of Commerce, 312 Pecan St',
      'Coffee, introductions and ten minutes on bookkeeping.',
    ),
    event(
      'Ninepin League Night',
      'sports',
      addDays(today, 12),
      '7:00 PM',
      'Ninepin Club',
      'Visitors may bowl a game; somebody will explain the rules.',
    ),
    event(
      'Water Conservation Workshop',
      'education',
      addDays(today, 17),
      '2:00 PM',
      'Blanco Library, 1118 Main St',
      'Rain barrels, native plants and what to do in a dry August.',
    ),
    event(
      'Planning Hearing: Main Street Sidewalks',
      'government',
      addDays(today, 23),
      '5:30 PM',
      'Byars Building, 308 Pecan St',
      'See the drawings and say what you think.',
    ),
    event(
      'Youth Baseball Sign-Up',
      'sports',
      addDays(today, 30),
      '9:00 AM',
      'Yett Park',
      'For ages four to fourteen; coaches wanted too.',
    ),
    event(
      'Founders Day',
      'community',
      nextNth(today, 4, 6, 3),
      '10:00 AM',
      'Downtown',
      'A parade, a fiddle contest and the old town well told.',
    ),
    event(
      'Lavender Festival',
      'community',
      nextNth(today, 2, 6, 6),
      '9:00 AM - 6:00 PM',
      'Old Courthouse grounds',
      'Farms open their rows, and the square smells of it.',
    ),
    event(
      'Lighted Christmas Parade',
      'community',
      nextNth(today, 2, 6, 12),
      '6:00 PM',
      'Courthouse square',
      'Tractors, trailers and one fire engine, all lit.',
    ),
    event(
      'Shop Late on the Square',
      'business',
      nextNth(addDays(today, 35), 2, 4),
      '5:00 PM - 8:00 PM',
      'Courthouse square',
      'Shops stay open, with music on the lawn.',
    ),
  ];
}
