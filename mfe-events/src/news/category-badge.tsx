import { capitalize } from '@town/contracts/text/capitalize';
import { Badge } from '@town/ui/badge';

/** An article's category, unless it is the general one. */
export function CategoryBadge({ category }: { category: string }) {
  if (category === 'general') return null;
  return <Badge tone={category === 'tourism' ? 'teal' : 'blue'}>{capitalize(category)}</Badge>;
}
