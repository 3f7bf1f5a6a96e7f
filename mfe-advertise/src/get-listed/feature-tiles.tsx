import { Card } from '@town/ui/card';
import { CardGrid } from '@town/ui/card-grid';
import { useText } from '../messages/use-text';

const tiles = [
  {
    title: 'Search Visibility',
    words: 'Found by name, by kind and by what you offer, also with a typing error.',
  },
  {
    title: 'Customer Reviews',
    words: 'Tell us what your customers say, and we put a line of it in your description.',
  },
  {
    title: 'Event Calendar',
    words: 'Your sale, concert or open house in the calendar that the town reads.',
  },
  {
    title: 'Direct Inquiries',
    words: 'Calls and messages go straight to you, never through us.',
  },
] as const;

/** Four tiles about the benefits of a listing. */
export function FeatureTiles() {
  const text = useText();
  return (
    <CardGrid>
      {tiles.map(({ title, words }) => (
        <Card key={title} title={text(title)}>
          <p>{text(words)}</p>
        </Card>
      ))}
    </CardGrid>
  );
}
