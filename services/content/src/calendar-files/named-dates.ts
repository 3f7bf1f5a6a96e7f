import { townTime } from '@town/contracts/town/town-time';
import ICAL from 'ical.js';
import { zoneOf } from './occurrences.js';
import { isTimeZone } from './zone-name.js';

/**
 * Some programs write the excluded or changed dates of a recurring event in UTC. This converts them to the
 * time zone of the event's start, in which its dates are counted.
 * @param component the event, or a change of one of its dates
 */
export function nameDatesAsStart(
  component: ICAL.Component,
  event: ICAL.Component,
  town: string,
): void {
  const start = startOf(event);
  if (!start || start.isDate || isUtc(start)) return;
  const zone = zoneOf({ component: event }) ?? town;
  const named = (time: unknown) =>
    time instanceof ICAL.Time && isUtc(time) ? inZone(time, zone, start) : time;
  for (const property of component.getAllProperties('exdate')) {
    property.setValues(property.getValues().map(named));
  }
  const changed = component.getFirstProperty('recurrence-id');
  changed?.setValue(named(changed.getFirstValue()));
}

/** Undefined when it is unreadable, which is reported elsewhere for the event. */
function startOf(event: ICAL.Component): ICAL.Time | undefined {
  try {
    const start: unknown = event.getFirstPropertyValue('dtstart');
    return start instanceof ICAL.Time ? start : undefined;
  } catch {
    return undefined;
  }
}

const isUtc = (time: ICAL.Time) => time.toString().endsWith('Z');

function inZone(time: ICAL.Time, zone: string, { zone: described }: ICAL.Time): ICAL.Time {
  if (described.tzid === zone) return time.convertToZone(described);
  if (!isTimeZone(zone)) return time;
  const clock = townTime(time.toUnixTime() * 1000, zone);
  const local = ICAL.Time.fromDateTimeString(`${clock}:00`);
  local.zone = described;
  return local;
}
