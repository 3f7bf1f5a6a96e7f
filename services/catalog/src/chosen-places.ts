/**
 * Lists of places chosen by the present moment or by the visitor's position. They change without any
 * write, so they are no part of the cached lists: the matching places are read, and chosen here.
 * @module
 */
import { distanceField } from '@town/contracts/directory/opening';
import { openState, townMoment } from '@town/contracts/hours/open-state';
import { instantOfTownTime } from '@town/contracts/town/town-time';
import { type ListAnswer, uncachedAnswer } from '@town/service-kit/lists/list-answer';
import type * as z from 'zod/mini';
import type { OpenPlace } from './open-place.js';

interface Position {
  latitude: number;
  longitude: number;
}

/** How places are chosen, ordered and paged. */
interface PlaceChoice {
  limit?: number | undefined;
  offset?: number | undefined;
  /** "now", or a time on the town's clock. */
  open?: string | undefined;
  near?: Position | undefined;
}

/** A place with its distance in metres, where that was asked for and its position is known. */
type ChosenPlace<Place> = Place & { distance?: number };

/** A page of the places that are chosen, with the fields that a schema names. */
export function chosenPage<Place extends OpenPlace>(
  places: readonly Place[],
  { limit, offset = 0, ...choice }: PlaceChoice,
  schema: z.ZodMiniObject,
  timeZone: string,
): ListAnswer {
  const chosen = choosePlaces(places, choice, new Date(), timeZone);
  const page = chosen.slice(offset, limit === undefined ? undefined : offset + limit);
  const names = Object.keys({ ...schema.shape, ...distanceField });
  const shown = page.map((place) =>
    Object.fromEntries(Object.entries(place).filter(([name]) => names.includes(name))),
  );
  return uncachedAnswer(shown, chosen.length);
}

/** Whether a query chooses places by more than what is stored. */
export function isChoice({ open, near }: PlaceChoice): boolean {
  return open !== undefined || near !== undefined;
}

/** The places that are open at the moment asked for, the nearest first. */
export function choosePlaces<Place extends OpenPlace>(
  places: readonly Place[],
  { open, near }: Pick<PlaceChoice, 'open' | 'near'>,
  now: Date,
  timeZone: string,
): ChosenPlace<Place>[] {
  const at = open && open !== 'now' ? instantOfTownTime(open, timeZone) : now.getTime();
  const moment = townMoment(at, timeZone);
  const chosen = open ? places.filter((place) => openState(place, moment).is === 'open') : places;
  return near ? byDistance(chosen, near) : [...chosen];
}

function byDistance<Place extends OpenPlace>(
  places: readonly Place[],
  near: Position,
): ChosenPlace<Place>[] {
  const measured = places.map((place) => {
    const { latitude, longitude } = place;
    const isLocated = latitude !== null && longitude !== null;
    return {
      place,
      distance: isLocated ? metresBetween(near, { latitude, longitude }) : undefined,
    };
  });
  // Places that nobody has located come last.
  const order = ({ distance = Number.MAX_SAFE_INTEGER }: { distance?: number | undefined }) =>
    distance;
  return measured
    .sort((a, b) => order(a) - order(b))
    .map(({ place, distance }) => (distance === undefined ? place : { ...place, distance }));
}

const earthRadius = 6_371_000;

/** The distance on the surface of the earth in whole metres (haversine formula). */
function metresBetween(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const sine = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const half =
    sine(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * sine(a.longitude, b.longitude);
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(half)));
}
