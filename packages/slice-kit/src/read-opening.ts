import { type BusinessStatus, businessStatuses } from '@town/contracts/hours/business-status';
import type { OpeningHours, OpeningSpan } from '@town/contracts/hours/opening-hours';
import { weekdays } from '@town/contracts/hours/weekdays';
import { type FieldReader, optionalNumber, optionalText } from './tolerant';

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const date = /^\d{4}-\d\d-\d\d$/;

/** Hours count as unknown if any part cannot be read: incomplete hours would mislead. */
const openingHours: FieldReader<OpeningHours> = (value) => {
  if (!Array.isArray(value)) return null;
  const spans = value.map(readSpan);
  const read = spans.filter((span) => span !== undefined);
  return read.length === spans.length ? read : null;
};

function readSpan(value: unknown): OpeningSpan | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(value));
  const matching = (name: string, pattern: RegExp) => {
    const text = given.get(name);
    return typeof text === 'string' && pattern.test(text) ? text : undefined;
  };
  const days = given.get('dayOfWeek');
  const dayOfWeek = weekdays.filter((day) => Array.isArray(days) && days.includes(day));
  const opens = matching('opens', clock);
  const closes = matching('closes', clock);
  if (!opens || !closes || dayOfWeek.length === 0) return undefined;
  const validFrom = matching('validFrom', date);
  const validThrough = matching('validThrough', date);
  return {
    dayOfWeek,
    opens,
    closes,
    ...(validFrom && { validFrom }),
    ...(validThrough && { validThrough }),
  };
}

const businessStatus: FieldReader<BusinessStatus> = (value) =>
  businessStatuses.find((known) => known === value) ?? 'open';

/** Readers of the fields that say when a place is open. */
export const openingReaders = { openingHours, businessStatus, hoursConfirmedOn: optionalText };

/** Readers of the fields that say where a place is. */
export const positionReaders = { latitude: optionalNumber, longitude: optionalNumber };
