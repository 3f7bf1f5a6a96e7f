import { townAndState } from '@town/contracts/town/town-and-state';
import { useSite } from '@town/slice-kit/site';
import { Section } from '@town/ui/section';
import { useText } from '../../messages/use-text';
import { TextPage } from '../town-page/text-page';
import { TownMap } from './town-map';

/** The page about the town: what staff have written, and a map. */
export function AboutPage() {
  const text = useText();
  const { town } = useSite();
  return (
    <TextPage
      slug="about"
      layout="chapters"
      usual={{
        title: text('About {town}', { town: town.name }),
        description: text('About {town}.', { town: townAndState(town) }),
        keywords: ['about', town.county, town.region],
      }}
    >
      {() => (
        <Section title={text('Map of {town}', { town: town.name })} ground="band">
          <TownMap />
        </Section>
      )}
    </TextPage>
  );
}
