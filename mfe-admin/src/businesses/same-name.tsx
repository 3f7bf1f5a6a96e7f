import { api } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { listReader, recordReader, text } from '@town/slice-kit/tolerant';
import { Notice } from '@town/ui/notice';

const readList = listReader(
  recordReader<{ name: string; slug: string }>({ name: text, slug: text }),
);

const folded = (name: string) => name.trim().toLowerCase();

/** The longest text that the list of businesses is searched for. */
const searched = 100;

/** Warns in a preview that the directory has a business of the name, because visitors would find it twice. */
export function SameName({ name }: { name: string }) {
  const { data: found = [] } = useQuery<unknown, Error, { name: string; slug: string }[]>({
    queryKey: [
      `${api.businesses}?${new URLSearchParams({ q: name.slice(0, searched), limit: '20' })}`,
    ],
    select: readList,
    staleTime: 0,
  });
  const same = found.filter((each) => folded(each.name) === folded(name));
  if (same.length === 0) return null;
  return (
    <Notice tone="warning" title="The directory has a business of this name">
      <ul>
        {same.map(({ slug, name: shown }) => (
          <li key={slug}>
            <Link to={pages.place(slug)}>{shown}</Link>
          </li>
        ))}
      </ul>
      <p>If it is the same business, visitors will find it twice until you archive one of them.</p>
    </Notice>
  );
}
