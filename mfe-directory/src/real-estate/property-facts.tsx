import { formatNumber } from './format-number';
import type { ShownProperty } from './properties-query';
import css from './property-facts.module.css';

interface PropertyFactsProps {
  property: ShownProperty;
  /** Fixed lines for every property of this kind. */
  extra?: readonly string[];
}

/** Beds, baths and size of a property. Unknown details are left out. */
export function PropertyFacts({ property, extra = [] }: PropertyFactsProps) {
  const { bedrooms, bathrooms, squareFootage } = property;
  const facts = [
    bedrooms !== null && plural(bedrooms, 'bedroom'),
    bathrooms !== null && plural(bathrooms, 'bathroom'),
    squareFootage !== null && `${formatNumber(squareFootage)} sq ft`,
    ...extra,
  ].filter((fact) => fact !== false);
  return (
    <ul className={css.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
