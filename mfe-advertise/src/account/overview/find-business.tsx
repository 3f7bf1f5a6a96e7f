import { pages } from '@town/contracts/pages/paths';
import { withElements } from '@town/language/with-elements';
import type { ListPage } from '@town/slice-kit/paged-query';
import { useQuery } from '@town/slice-kit/query';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { classNames } from '@town/ui/class-names';
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
      <FoundBusinesses words={words} />
    </>
  );
}

/** What fits the words; without words only the empty region in which screen readers hear the outcome. */
function FoundBusinesses({ words }: { words: string }) {
  const found = useQuery({ ...businessesQuery(words), enabled: words !== '' });
  const outcome = useOutcome(words, found.data);
  return (
    <>
      <p role="status" className={classNames(!outcome && 'visually-hidden')}>
        {outcome}
      </p>
      {words && (
        <>
          <Fetched query={found} what="the businesses">
            {({ items }) =>
              items.length > 0 && (
                <ul className={css.rows}>
                  {items.map((business) => (
                    <FoundRow key={business.id} {...business} />
                  ))}
                </ul>
              )
            }
          </Fetched>
          <OtherKinds words={words} />
        </>
      )}
    </>
  );
}

/** How many businesses fit; nothing while that is not known. */
function useOutcome(words: string, found: ListPage<FoundBusiness> | undefined) {
  const text = useText();
  if (!found) return undefined;
  const count = found.items.length;
  if (count === 0) return text('No business in the directory fits “{words}”.', { words });
  if (found.hasMore)
    return text(
      'More than {count} businesses fit “{words}”. If yours is not here, type more of its name.',
      { count, words },
    );
  return count === 1
    ? text('1 business fits “{words}”. Is it yours?', { words })
    : text('{count} businesses fit “{words}”. Which one is yours?', { count, words });
}

/** A listed service or church cannot be claimed. Its owner must not take it for missing and add it again. */
function OtherKinds({ words }: { words: string }) {
  const text = useText();
  const address = `${pages.search}?${new URLSearchParams({ q: words })}`;
  return (
    <p>
      {withElements(
        text(
          'Is yours listed as a service or a church? These cannot be claimed here. <link>Search the whole directory</link>, and tell our staff on its page what should change.',
        ),
        { link: (content) => <Link to={address}>{content}</Link> },
      )}
    </p>
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
