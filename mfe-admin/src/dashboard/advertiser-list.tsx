import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { EmptyState } from '@town/ui/empty-state';
import { ListPages } from '../lists/list-pages';
import { AdvertiserCard } from './advertiser-card';
import css from './advertiser-list.module.css';
import type { ShownAdvertiser } from './advertisers-query';
import type { AdvertiserActions } from './use-advertiser-actions';

interface AdvertiserListProps {
  advertisers: readonly ShownAdvertiser[];
  total: number;
  hasUncounted: boolean | undefined;
  page: number;
  /** Whether the list holds only some of the applications. */
  isFiltered: boolean;
  /** Missing for somebody who may only read. */
  actions: AdvertiserActions | undefined;
  onPage(page: number): void;
}

/** One page of the applications, with links to the others. */
export function AdvertiserList(props: AdvertiserListProps) {
  const { advertisers, total, hasUncounted, page, isFiltered, actions, onPage } = props;
  if (total === 0 && isFiltered) {
    return (
      <EmptyState title="No applications found">
        <Link to="?">Show all applications</Link>
      </EmptyState>
    );
  }
  if (total === 0) {
    return (
      <EmptyState title="No advertiser applications yet">
        <Link to={pages.advertise}>The page where businesses apply</Link>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={css.list}>
        {advertisers.map((advertiser) => (
          <li key={advertiser.id}>
            <AdvertiserCard advertiser={advertiser} actions={actions} />
          </li>
        ))}
      </ul>
      <ListPages label="Pages of applications" {...{ page, total, hasUncounted, onPage }} />
    </>
  );
}
