import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { businessSchema } from '@town/contracts/businesses/record';
import { churchSchema } from '@town/contracts/churches/record';
import { civicContactSchema } from '@town/contracts/civic-contacts/record';
import { historicalPhotoSchema } from '@town/contracts/historical-photos/record';
import { parseHours } from '@town/contracts/hours/parse-hours';
import { newsArticleSchema } from '@town/contracts/news/record';
import { propertySchema } from '@town/contracts/properties/record';
import { serviceSchema } from '@town/contracts/services/record';
import { townSettingsSchema } from '@town/contracts/settings/town-settings';
import { townPageSchema } from '@town/contracts/town-pages/record';
import * as z from 'zod/mini';
import { readJsonFile } from './read-json-file.js';
import { townEventSchema } from './town-event.js';

const articleSchema = z.extend(
  z.omit(newsArticleSchema, {
    id: true,
    slug: true,
    publishedDate: true,
    imageUrl: true,
    imageAlt: true,
  }),
  {
    /** How long before the first start it was published. */
    daysAgo: z.number(),
  },
);

const unnamed = { id: true, slug: true } as const;
const pictures = { imageUrl: true, imageAlt: true } as const;
const withoutPicture = { ...unnamed, ...pictures } as const;
/** Hours are read from their text. */
const withoutHours = {
  ...unnamed,
  openingHours: true,
  businessStatus: true,
  hoursConfirmedOn: true,
} as const;

const coordinate = z._default(z.nullable(z.number()), null);
/** A place may be written without its position. */
const position = { latitude: coordinate, longitude: coordinate };

/** A business may be written without links and further categories. Its plan follows from payments. */
const businessInFile = z.extend(
  z.omit(businessSchema, {
    ...withoutHours,
    ...pictures,
    morePictures: true,
    tier: true,
    sponsored: true,
  }),
  {
    ...position,
    socialLinks: z._default(z.array(z.string()), []),
    menuUrl: z._default(z.nullable(z.string()), null),
    moreCategories: z._default(z.array(z.string()), []),
  },
);

/** A text in Spanish, where a town has it. */
const spanish = z.optional(z.nullable(z.string()));
const pageParts = townPageSchema.shape;

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
    churches: list('churches', z.extend(z.omit(churchSchema, withoutPicture), position)),
    services: list(
      'services',
      z.extend(z.omit(serviceSchema, { ...withoutHours, ...pictures }), position),
    ).map(withHours),
    properties: list(
      'properties',
      z.extend(z.omit(propertySchema, withoutPicture), {
        ...position,
        featured: z.optional(z.boolean()),
      }),
    ),
    events: list('events', townEventSchema),
    civicContacts: list('civic-contacts', z.omit(civicContactSchema, unnamed)),
    news: list('news', articleSchema),
    historicalPhotos: list('historical-photos', historicalPhotoSchema),
    pages: list(
      'pages',
      z.extend(z.omit(townPageSchema, unnamed), {
        page: townPageSchema.shape.slug,
        titleEs: spanish,
        introEs: spanish,
        bodyEs: spanish,
        descriptionEs: spanish,
        cards: z.array(
          z.extend(pageParts.cards.def.element, {
            titleEs: spanish,
            textEs: spanish,
            hoursEs: spanish,
          }),
        ),
        sectionIntros: z.array(z.extend(pageParts.sectionIntros.def.element, { textEs: spanish })),
      }),
    ),
  };
}

/** Adds the opening hours that can be read from their text, as JSON for the database. */
function withHours<Place extends { hours: string | null }>(place: Place) {
  const { openingHours } = parseHours(place.hours ?? '');
  return { ...place, openingHours: openingHours && JSON.stringify(openingHours) };
}
