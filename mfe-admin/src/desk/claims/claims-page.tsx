import { QueryView } from '@town/slice-kit/query-view';
import { useAddressView } from '@town/slice-kit/use-address-view';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { FilterSelect } from '@town/ui/filter-select';
import { Skeleton } from '@town/ui/skeleton';
import { useRef, useState } from 'react';
import type { ListPage } from '../../lists/fetch-list';
import { ListPages } from '../../lists/list-pages';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import css from './claims.module.css';
import { type ClaimsView, claimsAddress } from './claims-view';
import { DecisionDialog, type DecisionQuestion } from './decision-dialog';
import { RequestCard } from './request-card';
import type { ShownRequest } from './request-reader';
import { useClaims, useDecision } from './use-claims';

/** The requests of owners: claims of businesses, and changes that staff must approve. */
export function ClaimsPage() {
  const [view, change] = useAddressView(claimsAddress);
  const requests = useClaims(view);
  const decide = useDecision();
  const [question, setQuestion] = useState<DecisionQuestion | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <DeskMeta title="Owners’ requests" />
      <DeskHeading title="Owners’ requests" ref={heading} />
      <div className={css.controls}>
        <FilterSelect
          label="Show"
          options={[
            { value: 'pending', label: 'Waiting' },
            { value: 'decided', label: 'Decided' },
          ]}
          value={view.status}
          onChange={(status) => change({ status, page: 0 })}
        />
      </div>
      <QueryView
        query={requests}
        skeleton={<Skeleton shape="rows" label="Loading requests..." />}
        failure={(retry) => <FailureNotice message="Failed to fetch requests" onRetry={retry} />}
      >
        {(found) => (
          <RequestList
            {...found}
            view={view}
            onPage={(page) => change({ page })}
            onDecide={setQuestion}
          />
        )}
      </QueryView>
      <DecisionDialog
        question={question}
        decide={decide}
        heading={heading}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}

interface RequestListProps extends ListPage<ShownRequest> {
  view: ClaimsView;
  onPage(page: number): void;
  onDecide(question: DecisionQuestion): void;
}

function RequestList({ records, total, view, onPage, onDecide }: RequestListProps) {
  if (records.length === 0) {
    return view.status === 'pending' ? (
      <EmptyState title="No owner waits for us">
        Claims of businesses appear here, and changes of names, categories and addresses.
      </EmptyState>
    ) : (
      <EmptyState title="Nothing is decided yet">
        What staff approve or refuse appears here.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={css.requests} aria-label="Requests">
        {records.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            onDecide={(decision) => onDecide({ request, decision })}
          />
        ))}
      </ul>
      <ListPages label="Pages of requests" page={view.page} total={total} onPage={onPage} />
    </>
  );
}
