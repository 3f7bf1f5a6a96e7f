import type { ComponentType } from 'react';
import { NewsPlateBusiness } from './news-plate-business';
import { NewsPlateCouncil } from './news-plate-council';
import { NewsPlateFestival } from './news-plate-festival';
import { NewsPlateGeneral } from './news-plate-general';
import { NewsPlateRiver } from './news-plate-river';
import { NewsPlateSchool } from './news-plate-school';
import { NewsPlateTourism } from './news-plate-tourism';
import type { PictureProps } from './picture';

const plates = {
  general: NewsPlateGeneral,
  tourism: NewsPlateTourism,
  council: NewsPlateCouncil,
  school: NewsPlateSchool,
  river: NewsPlateRiver,
  festival: NewsPlateFestival,
  business: NewsPlateBusiness,
} satisfies Record<string, ComponentType<PictureProps>>;

/** What news can be about. */
export type NewsSubject = keyof typeof plates;

/** The plate of a subject of the news. */
export function NewsPlate({ subject, ...props }: PictureProps & { subject: NewsSubject }) {
  const Drawing = plates[subject];
  return <Drawing {...props} />;
}
