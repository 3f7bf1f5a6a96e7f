import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import { TextField } from '@town/ui/text-field';
import { useDeferredValue, useState } from 'react';
import css from './existing-business.module.css';
import { businessesWith, type FoundBusiness, ofName, readBusinesses } from './found-businesses';

interface ExistingBusinessProps {
  /** The name in the application. */
  name: string;
  busy: boolean;
  /** Approves the application with a business; missing for somebody who may only read. */
  onUse: ((business: FoundBusiness) => void) | undefined;
}

/**
 * Finds the business of the directory that an application may be for. It warns of one with the same name,
 * because visitors would find the business twice, and searches for it by another name.
 */
export function ExistingBusiness({ name, ...use }: ExistingBusinessProps) {
  const { data: found = [] } = useBusinesses(name);
  const same = ofName(found, name);
  return (
    <>
      {same.length > 0 && (
        <Notice tone="warning" title="The directory has a business of this name">
          <Businesses list={same} {...use} />
          <p>If it is the same business, use it: otherwise visitors will find it twice.</p>
        </Notice>
      )}
      {use.onUse && (
        <details className={css.other}>
          <summary>It is in the directory already</summary>
          <Search {...use} />
        </details>
      )}
    </>
  );
}

type UseProps = Pick<ExistingBusinessProps, 'busy' | 'onUse'>;

function Search(use: UseProps) {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const { data, isError } = useBusinesses(words);
  const found = data?.slice(0, 5);
  return (
    <div className={css.search}>
      <p>
        Its page, pictures and owner stay. The plan of this application pays for it from then on,
        and the applicant becomes its owner if it has none.
      </p>
      <TextField
        label="Search the directory"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found && found.length > 0 && <Businesses list={found} {...use} />}
      {found?.length === 0 && <p role="status">No business was found.</p>}
      {isError && <p role="status">The directory could not be searched.</p>}
    </div>
  );
}

function Businesses({ list, busy, onUse }: UseProps & { list: readonly FoundBusiness[] }) {
  return (
    <ul className={css.list}>
      {list.map((business) => (
        <li key={business.id}>
          <span>
            <Link to={pages.place(business.slug)}>{business.name}</Link>
            {business.address && `, ${business.address}`}
          </span>
          {onUse && (
            <Button variant="secondary" busy={busy} onClick={() => onUse(business)}>
              Use this business<span className="visually-hidden"> {business.name}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The public businesses whose texts contain the words; none without words. */
function useBusinesses(words: string) {
  return useQuery<unknown, Error, FoundBusiness[]>({
    queryKey: [businessesWith(words)],
    enabled: words !== '',
    select: readBusinesses,
    staleTime: 0,
  });
}
