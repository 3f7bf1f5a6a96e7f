import { capitalize } from '@town/contracts/text/capitalize';
import { useAnyText } from '@town/language/text-of';
import { Badge } from '@town/ui/badge';

/** The badge of an article's category; the general category has none. */
export function CategoryBadge({ category }: { category: string }) {
  const anyText = useAnyText();
  if (category === 'general') return null;
  return (
    <Badge tone={category === 'tourism' ? 'teal' : 'blue'}>{anyText(capitalize(category))}</Badge>
  );
}
