import * as z from 'zod/mini';
import { lineEntries } from '../forms/lines.js';
import { type Amenity, amenities, amenityLabels, knownAmenities } from './amenities.js';

/** The amenities of a public record; undefined when it names none. */
export const amenitiesField = { amenities: z.optional(z.array(z.enum(amenities))) };

const options = amenities.map((value) => ({ value, label: amenityLabels[value] }));

/** A spreadsheet may contain the labels of the editor instead of the stored values. */
const choiceOf = (line: string) =>
  options.find(({ value, label }) => value === line || label.toLowerCase() === line.toLowerCase())
    ?.value ?? null;

/** Choices that were entered, in the order of the list. Another word is an error. */
export const amenitiesSchema = z.pipe(
  lineEntries({
    read: choiceOf,
    wrong: `Please choose among ${amenities.join(', ')}`,
    maximum: amenities.length,
    tooMany: 'Please choose each of them once',
  }),
  z.transform((chosen: string[]): Amenity[] => knownAmenities(chosen)),
);

/** The choices with their labels, for forms. */
export const amenityOptions: readonly { value: Amenity; label: string }[] = options;
