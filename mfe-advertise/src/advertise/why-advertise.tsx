import type { TownProfile } from '@town/contracts/settings/town-profile';
import { useSite } from '@town/slice-kit/site';
import { Card } from '@town/ui/card';
import { CardGrid } from '@town/ui/card-grid';
import { type AdvertiseText, useText } from '../messages/use-text';

const reasons = (town: TownProfile, text: AdvertiseText) => [
  {
    title: text('Seen where people look'),
    words: text('Whoever searches for a place to eat or a plumber in {town} finds this guide.', {
      town: town.name,
    }),
  },
  {
    title: text('Kept by neighbors'),
    words: text(
      'You talk to a person who knows the town. Most changes you can make yourself, and visitors see them at once.',
    ),
  },
  {
    title: text('Fast on any phone'),
    words: text('Pages open at once, also out on the ranch road with one bar of signal.'),
  },
];

/** Three reasons to advertise. */
export function WhyAdvertise() {
  const text = useText();
  const { town } = useSite();
  return (
    <CardGrid>
      {reasons(town, text).map(({ title, words }) => (
        <Card key={title} title={title}>
          <p>{words}</p>
        </Card>
      ))}
    </CardGrid>
  );
}
