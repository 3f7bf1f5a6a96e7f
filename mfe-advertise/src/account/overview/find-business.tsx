import { pages } from '@town/contracts/pages/paths';
import { withElements } from '@town/language/with-elements';
import type { ListPage } from '@town/slice-kit/paged-query';
import { useQuery } from '@town/slice-kit/query';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { SearchForm } from '@town/ui/search-form';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { Fetched } from '../part';
import { businessesQuery, type FoundBusiness } from './businesses-query';

/** The parameter of the address, so that Back from a claim shows what was found. */
const parameter = 'business';

/** Finds the business of an owner by its name, and leads to the page where it is claimed. */
export function FindBusiness() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const words = search.get(parameter)?.trim() ?? '';
  return (
    <>
      <SearchForm
        label={text('Name of your business')}
        words={words}
        onSearch={(name) =>
          // The results appear below the field, so the page stays where the owner has scrolled to.
          setSearch(name ? { [parameter]: name } : {}, { preventScrollReset: true })
        }
      >
        {text('Find my business')}
      </SearchForm>
      {words && <FoundBusinesses words={words} />}
    </>
  );
}

function FoundBusinesses({ words }: { words: string }) {
  const found = useQuery(businessesQuery(words));
  return (
    <Fetched query={found} what="the businesses">
      {(page) => <FoundList words={words} {...page} />}
    </Fetched>
  );
}

function FoundList({ words, items, hasMore }: ListPage<FoundBusiness> & { words: string }) {
  const text = useText();
  return (
    <>
      <p role="status">
        {items.length === 0
          ? text('No business in the directory fits “{words}”.', { words })
          : text('Which one is yours?')}
      </p>
      {items.length > 0 && (
        <ul className={css.rows}>
          {items.map((business) => (
            <FoundRow key={business.id} {...business} />
          ))}
        </ul>
      )}
      {hasMore && <p>{text('There are more. Type more of the name to find yours.')}</p>}
    </>
  );
}

function FoundRow({ id, name, address }: FoundBusiness) {
  const text = useText();
  return (
    <li className={css.row}>
      <h3>{name}</h3>
      {address && <p>{address}</p>}
      <p>
        <ButtonLink
          as={Link}
          to={`${pages.accountClaim(id)}?${new URLSearchParams({ name })}`}
          variant="secondary"
        >
          {withElements(text('Claim<name> {name}</name>', { name }), {
            name: (content) => <span className="visually-hidden">{content}</span>,
          })}
        </ButtonLink>
      </p>
    </li>
  );
}
