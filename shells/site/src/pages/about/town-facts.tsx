import { Original } from '@town/language/content-language';
import type { ShownCard } from '@town/slice-kit/town-page';
import { Section } from '@town/ui/section';
import { useText } from '../../messages/use-text';
import css from './town-facts.module.css';

/** The town in numbers, which staff write: a card's title is the number, and its text says what it counts. */
export function TownFacts({ facts }: { facts: readonly ShownCard[] }) {
  const text = useText();
  if (facts.length === 0) return null;
  return (
    <Section ground="chalk">
      <ul className={css.facts} aria-label={text('At a glance')}>
        {facts.map((fact) => (
          <li key={fact.title + fact.text} className={css.fact}>
            <strong className={css.number}>
              <Original of={fact} field="title">
                {fact.title}
              </Original>
            </strong>{' '}
            <Original of={fact} field="text">
              {fact.text}
            </Original>
          </li>
        ))}
      </ul>
    </Section>
  );
}
