import type { StaffAdvertiser } from '@town/contracts/application-payment';
import { Button } from '@town/ui/button';
import { EmptyState } from '@town/ui/empty-state';
import { AdvertiserCard } from './advertiser-card';
import css from './advertiser-list.module.css';
import { pageSize } from './advertisers-query';
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
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  return (
    <>
      <ul className={css.list}>
        {advertisers.map((advertiser) => (
          <li key={advertiser.id}>
            <AdvertiserCard advertiser={advertiser} actions={actions} />
          </li>
        ))}
      </ul>
      <nav className={css.pages} aria-label="Pages of applications">
        <Button variant="secondary" disabled={page === 0} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <p aria-live="polite">
          Page {page + 1} of {last + 1}, {total} in all
        </p>
        <Button variant="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </nav>
    </>
  );
}
