import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseHours } from '@town/contracts/hours/parse-hours';
import { townSettingsSchema } from '@town/contracts/settings/town-settings';
import * as z from 'zod/mini';
import { readJsonFile } from './read-json-file.js';
import { townEventSchema } from './town-event.js';
import {
  articleInFile,
  businessInFile,
  churchInFile,
  civicContactInFile,
  historicalPhotoInFile,
  pageInFile,
  propertyInFile,
  serviceInFile,
} from './town-records.js';

/** A town as it is in a folder. */
export type Town = ReturnType<typeof readTown>;

/**
 * Reads a town from a folder: its settings, and its records by kind. A kind without a file has none.
 * @throws Error that names the file and the field that break the contract
 */
export function readTown(folder: string) {
  const list = <Schema extends z.ZodMiniType>(name: string, schema: Schema) =>
    existsSync(join(folder, `${name}.json`))
      ? readJsonFile(folder, `${name}.json`, z.array(schema))
      : [];
  return {
    settings: readJsonFile(folder, 'settings.json', townSettingsSchema),
    businesses: list('businesses', businessInFile).map(withHours),
    churches: list('churches', churchInFile),
    services: list('services', serviceInFile).map(withHours),
    properties: list('properties', propertyInFile),
    events: list('events', townEventSchema),
    civicContacts: list('civic-contacts', civicContactInFile),
    news: list('news', articleInFile),
    historicalPhotos: list('historical-photos', historicalPhotoInFile),
    pages: list('pages', pageInFile),
  };
}

/** Adds the opening hours that can be read from their text, as JSON for the database. */
function withHours<Place extends { hours: string | null }>(place: Place) {
  const { openingHours } = parseHours(place.hours ?? '');
  return { ...place, openingHours: openingHours && JSON.stringify(openingHours) };
}
