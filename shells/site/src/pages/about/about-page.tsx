import { townAndState } from '@town/contracts/town/town-and-state';
import { useSite } from '@town/slice-kit/site';
import { Section } from '@town/ui/section';
import { TextPage } from '../town-page/text-page';
import { TownMap } from './town-map';

/** The page about the town: what staff have written, and a map. */
export function AboutPage() {
  const { town } = useSite();
  return (
    <TextPage
      slug="about"
      layout="chapters"
      usual={{
        title: `About ${town.name}`,
        description: `About ${townAndState(town)}.`,
        keywords: ['about', town.county, town.region],
      }}
    >
      {() => (
        <Section title={`Map of ${town.name}`} ground="band">
          <TownMap />
        </Section>
      )}
    </TextPage>
  );
}
