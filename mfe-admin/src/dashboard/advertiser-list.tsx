import type { StaffAdvertiser } from '@town/contracts/application-payment';
import { EmptyState } from '@town/ui/empty-state';
import { ListPages } from '../lists/list-pages';
import { AdvertiserCard } from './advertiser-card';
import css from './advertiser-list.module.css';
import type { AdvertiserActions } from './use-advertiser-actions';

interface AdvertiserListProps {
  advertisers: readonly StaffAdvertiser[];
  total: number;
  page: number;
  actions: AdvertiserActions;
  onPage(page: number): void;
}

/** One page of the applications, and the way to the others. */
export function AdvertiserList({ advertisers, total, page, actions, onPage }: AdvertiserListProps) {
  if (total === 0) return <EmptyState title="No advertiser applications yet" />;
  return (
    <>
      <ul className={css.list}>
        {advertisers.map((advertiser) => (
          <li key={advertiser.id}>
            <AdvertiserCard advertiser={advertiser} actions={actions} />
          </li>
        ))}
      </ul>
      <ListPages label="Pages of applications" page={page} total={total} onPage={onPage} />
    </>
  );
}
