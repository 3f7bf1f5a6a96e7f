import { networkName } from '@town/contracts/businesses/network-name';
import { useText } from '../messages/use-text';
import css from './place-links.module.css';

/** Pages of a business in social networks. */
export function PlaceLinks({ links }: { links: readonly string[] }) {
  const text = useText();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="place-links">
      <h2 id="place-links">{text('Elsewhere')}</h2>
      <ul className={css.links}>
        {links.map((address) => (
          <li key={address}>
            <a href={address} rel="noopener">
              {networkName(address)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
