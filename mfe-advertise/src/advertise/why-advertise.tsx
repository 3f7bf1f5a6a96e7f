import type { TownProfile } from '@town/contracts/settings/town-profile';
import { useSite } from '@town/slice-kit/site';
import { Card } from '@town/ui/card';
import { CardGrid } from '@town/ui/card-grid';

const reasons = (town: TownProfile) => [
  {
    title: 'Seen where people look',
    words: `Whoever searches for a place to eat or a plumber in ${town.name} finds this guide.`,
  },
  {
    title: 'Kept by neighbors',
    words: 'You talk to a person who knows the town, and changes are made the same day.',
  },
  {
    title: 'Fast on any phone',
    words: 'Pages open at once, also out on the ranch road with one bar of signal.',
  },
];

/** Three reasons to advertise. */
export function WhyAdvertise() {
  const { town } = useSite();
  return (
    <CardGrid>
      {reasons(town).map(({ title, words }) => (
        <Card key={title} title={title}>
          <p>{words}</p>
        </Card>
      ))}
    </CardGrid>
  );
}
