import { businessCategories } from '@town/contracts/businesses/categories';
import { maximumMoreCategories } from '@town/contracts/businesses/links';
import { ChoicesField } from '@town/ui/choices-field';
import { Controller } from 'react-hook-form';
import { useText } from '../messages/use-text';
import { useCategoryLabel } from './category-label';
import type { FieldsProps } from './fields-props';
import { LockedField } from './locked-field';

/** Categories beside the first, to be chosen from the known ones. The form holds them as lines. */
export function MoreCategories({ listing, field, form }: FieldsProps) {
  const text = useText();
  const categoryLabel = useCategoryLabel();
  const { locked, moreCategories } = listing;
  const { id, error } = field('moreCategories');
  const first = form.watch('category');
  if (locked.includes('moreCategories')) {
    const kept = moreCategories.map(categoryLabel).join(', ');
    return <LockedField label={text('Further categories')} value={kept} isPlural />;
  }
  const known = [...new Set<string>([...businessCategories, ...moreCategories])];
  return (
    <Controller
      name="moreCategories"
      control={form.control}
      render={({ field: { value, onChange, onBlur, ref } }) => {
        const chosen = String(value ?? '').split('\n');
        return (
          <ChoicesField
            {...{ id, error, onChange, onBlur, ref }}
            label={text('Further categories')}
            help={text('Visitors find you in up to {count} further categories.', {
              count: maximumMoreCategories,
            })}
            options={known
              .filter((category) => category !== first || chosen.includes(category))
              .map((category) => ({ value: category, label: categoryLabel(category) }))}
            value={String(value ?? '')}
            maximum={maximumMoreCategories}
          />
        );
      }}
    />
  );
}
