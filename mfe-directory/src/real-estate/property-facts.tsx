import { useText } from '../messages/use-text';
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
  const text = useText();
  const { bedrooms, bathrooms, squareFootage } = property;
  const facts = [
    bedrooms !== null &&
      text(bedrooms === 1 ? '{count} bedroom' : '{count} bedrooms', { count: bedrooms }),
    bathrooms !== null &&
      text(bathrooms === 1 ? '{count} bathroom' : '{count} bathrooms', { count: bathrooms }),
    squareFootage !== null && text('{area} sq ft', { area: formatNumber(squareFootage) }),
    ...extra,
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return null;
  return (
    <ul className={css.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
