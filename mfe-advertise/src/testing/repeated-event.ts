import { screen, within } from '@testing-library/react';
import type { ShownEventDate } from '../account/events/events-query';
import { aListing, visitAccount } from './account-visit';

const { id } = aListing();

/** The path of the calls of a listing's events. */
export const eventsCall = `/api/owner/listings/${id}/events`;

/** Its next dates, which are Fridays. */
export const musicDates: ShownEventDate[] = ['2027-03-12', '2027-03-19', '2027-03-26'].map(
  (date) => ({ repetition: date, date, time: '6:00 PM', status: 'scheduled', note: null }),
);

/** A weekly event of the listing. */
export const music = {
  id: '0c5e6a5e-0000-4000-8000-000000000001',
  slug: 'live-music',
  title: 'Live Music',
  description: '',
  category: 'business',
  date: '2027-03-12',
  time: '6:00 PM',
  endTime: null,
  location: null,
  status: 'scheduled',
  awaitsReview: false,
  version: 'seen',
  recurrence: 'FREQ=WEEKLY;BYDAY=FR',
  dates: musicDates,
};

/** The call that cancels and restores one of its dates. */
export const dateCall = (date: string) => `PUT ${eventsCall}/${music.id}/dates/${date}`;

/** Opens the page of the listing's events. */
export const visitEvents = (events: object[], answers = {}) =>
  visitAccount(`/account/listings/${id}/events`, {
    [`GET ${eventsCall}`]: { locked: false, events },
    ...answers,
  });

/** Finds elements in the form of that name. */
export const eventForm = (name: string) => within(screen.getByRole('form', { name }));
