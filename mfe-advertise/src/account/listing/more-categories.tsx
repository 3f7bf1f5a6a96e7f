import { businessCategories } from '@town/contracts/businesses/categories';
import { maximumMoreCategories } from '@town/contracts/businesses/links';
import { CheckboxField } from '@town/ui/checkbox-field';
import { Controller } from 'react-hook-form';
import { categoryLabel } from './category-label';
import type { FieldsProps } from './fields-props';
import { LockedField } from './locked-field';
import css from './more-categories.module.css';

/** Categories beside the first, to be chosen from the known ones. The form holds them as lines. */
export function MoreCategories({ listing, field, form }: FieldsProps) {
  const { locked, moreCategories } = listing;
  const { id, error } = field('moreCategories');
  const first = form.watch('category');
  if (locked.includes('moreCategories')) {
    const kept = moreCategories.map(categoryLabel).join(', ');
    return <LockedField label="Further categories" value={kept} isPlural />;
  }
  const known = [...new Set<string>([...businessCategories, ...moreCategories])];
  return (
    <Controller
      name="moreCategories"
      control={form.control}
      render={({ field: { value, onChange, onBlur, ref } }) => {
        const chosen = String(value ?? '')
          .split('\n')
          .filter(Boolean);
        const isFull = chosen.length >= maximumMoreCategories;
        return (
          <fieldset className={css.choices} aria-describedby={`${id}-help`}>
            <legend>Further categories</legend>
            <p id={`${id}-help`}>
              Visitors find you in up to {maximumMoreCategories} further categories.
            </p>
            {error && <p role="alert">{error}</p>}
            <div className={css.boxes}>
              {known
                .filter((category) => category !== first || chosen.includes(category))
                .map((category, index) => {
                  const isChosen = chosen.includes(category);
                  const others = chosen.filter((each) => each !== category);
                  return (
                    <CheckboxField
                      key={category}
                      ref={index === 0 ? ref : undefined}
                      id={index === 0 ? id : `${id}-${category}`}
                      label={categoryLabel(category)}
                      checked={isChosen}
                      disabled={isFull && !isChosen}
                      onBlur={onBlur}
                      onChange={() =>
                        onChange((isChosen ? others : [...others, category]).join('\n'))
                      }
                    />
                  );
                })}
            </div>
          </fieldset>
        );
      }}
    />
  );
}
