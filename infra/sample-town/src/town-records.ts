/** What the files of a town say of each record. Ids, addresses and pictures are not among it. */
import { businessSchema } from '@town/contracts/businesses/record';
import { churchSchema } from '@town/contracts/churches/record';
import { civicContactSchema } from '@town/contracts/civic-contacts/record';
import { historicalPhotoSchema } from '@town/contracts/historical-photos/record';
import { newsArticleSchema } from '@town/contracts/news/record';
import { propertySchema } from '@town/contracts/properties/record';
import { serviceSchema } from '@town/contracts/services/record';
import { townPageSchema } from '@town/contracts/town-pages/record';
import * as z from 'zod/mini';

const unnamed = { id: true, slug: true } as const;
const withoutPicture = { ...unnamed, imageUrl: true, imageAlt: true } as const;
/** Hours are read from their text. */
const withoutHours = {
  ...withoutPicture,
  openingHours: true,
  businessStatus: true,
  hoursConfirmedOn: true,
} as const;

const coordinate = z._default(z.nullable(z.number()), null);
/** A place may be written without its position. */
const position = { latitude: coordinate, longitude: coordinate };

/** A text in Spanish, where a town has it. */
const spanish = z.optional(z.nullable(z.string()));
const described = { descriptionEs: spanish };
const titled = { titleEs: spanish, ...described };

/** A business may be written without links and further categories. Its plan follows from payments. */
export const businessInFile = z.extend(
  z.omit(businessSchema, { ...withoutHours, morePictures: true, tier: true, sponsored: true }),
  {
    ...position,
    ...described,
    socialLinks: z._default(z.array(z.string()), []),
    menuUrl: z._default(z.nullable(z.string()), null),
    moreCategories: z._default(z.array(z.string()), []),
  },
);

export const churchInFile = z.extend(z.omit(churchSchema, withoutPicture), {
  ...position,
  ...described,
  serviceScheduleEs: spanish,
});

export const serviceInFile = z.extend(z.omit(serviceSchema, withoutHours), {
  ...position,
  ...described,
});

export const propertyInFile = z.extend(z.omit(propertySchema, withoutPicture), {
  ...position,
  ...titled,
  featured: z.optional(z.boolean()),
});

export const civicContactInFile = z.extend(z.omit(civicContactSchema, unnamed), {
  nameEs: spanish,
  ...described,
  hoursEs: spanish,
});

export const articleInFile = z.extend(
  z.omit(newsArticleSchema, { ...withoutPicture, publishedDate: true }),
  {
    /** How long before the first start it was published. */
    daysAgo: z.number(),
    titleEs: spanish,
    contentEs: spanish,
  },
);

export const historicalPhotoInFile = z.extend(historicalPhotoSchema, {
  captionEs: spanish,
  altEs: spanish,
});

const { cards, sectionIntros, slug } = townPageSchema.shape;

export const pageInFile = z.extend(z.omit(townPageSchema, unnamed), {
  page: slug,
  ...titled,
  introEs: spanish,
  bodyEs: spanish,
  cards: z.array(
    z.extend(cards.def.element, { titleEs: spanish, textEs: spanish, hoursEs: spanish }),
  ),
  sectionIntros: z.array(z.extend(sectionIntros.def.element, { textEs: spanish })),
});
