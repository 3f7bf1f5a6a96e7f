import { Check } from 'lucide-react';
import { useText } from '../messages/use-text';
import css from './listing-includes.module.css';

const included = [
  'A page of its own with description, hours, phone, address and website',
  'A place in the directory and in its search',
  'Placement in the categories that fit your business',
  'Your events in the town calendar',
  'Changes at any time: make them online, or ask us',
] as const;

/** What a listing includes. */
export function ListingIncludes() {
  const text = useText();
  return (
    <ul className={css.list}>
      {included.map((line) => (
        <li key={line}>
          <Check size={20} aria-hidden className={css.icon} /> {text(line)}
        </li>
      ))}
    </ul>
  );
}
