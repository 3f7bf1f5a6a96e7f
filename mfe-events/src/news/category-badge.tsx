import { Badge } from '@town/ui/badge';

/** An article's category, unless it is the general one. */
export function CategoryBadge({ category }: { category: string }) {
  if (category === 'general') return null;
  const label = category.charAt(0).toUpperCase() + category.slice(1);
  return <Badge tone={category === 'tourism' ? 'teal' : 'blue'}>{label}</Badge>;
}
