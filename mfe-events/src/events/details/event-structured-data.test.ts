import { blanco } from '@town/contracts/testing/blanco';
import { readEvent } from '@town/slice-kit/read-event';
import { anEvent } from '@town/slice-kit/testing/records';
import { eventStructuredData } from './event-structured-data';

const site = { url: 'https://guide.example.com', town: blanco, language: 'en' } as const;

const offersOf = (fields: Parameters<typeof anEvent>[0]) => {
  const event = readEvent(anEvent(fields));
  return event && eventStructuredData(event, site)['offers'];
};

it('has the picture of an event in the structured data', () => {
  const hash = 'b'.repeat(32);
  const event = readEvent(anEvent({ imageUrl: `/pictures/${hash}/1920.avif` }));
  expect(event && eventStructuredData(event, site)['image']).toBe(
    `https://guide.example.com/pictures/${hash}/1280.jpg`,
  );
});

it('has the times of an event with the offset of the town', () => {
  const timesOf = (date: string) => {
    const event = readEvent(anEvent({ date, time: '6 PM - 9 PM' }));
    return event && eventStructuredData(event, site);
  };
  expect(timesOf('2027-03-13')).toMatchObject({
    startDate: '2027-03-13T18:00-06:00',
    endDate: '2027-03-13T21:00-06:00',
  });
  expect(timesOf('2027-03-14')).toMatchObject({ startDate: '2027-03-14T18:00-05:00' });
});

describe('the price of an event in the structured data', () => {
  it.each([
    ['Free', '0'],
    ['$10 a person', '10'],
    ['$12.50', '12.50'],
    ['$1,200 a table', '1200'],
    ['$5-$10', '5'],
  ])('%s is the price %s', (price, amount) => {
    expect(offersOf({ price })).toEqual({
      '@type': 'Offer',
      price: amount,
      priceCurrency: 'USD',
    });
  });

  it('is left out if its text has no amount in dollars', () => {
    for (const price of ['Donations welcome', '€5', null]) {
      expect(offersOf({ price })).toBeUndefined();
    }
  });

  it('is left out, but the address of the ticket shop stays, if there is no amount', () => {
    const ticketUrl = 'https://example.com/tickets';
    expect(offersOf({ price: 'Donations welcome', ticketUrl })).toEqual({
      '@type': 'Offer',
      url: ticketUrl,
    });
  });
});
