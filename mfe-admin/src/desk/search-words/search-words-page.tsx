import { QueryView } from '@town/slice-kit/query-view';
import { Button } from '@town/ui/button';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { useState } from 'react';
import { useFocusAfterAction } from '../../lists/use-focus-after-action';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { useStaff } from '../session/staff';
import { GroupDialog } from './group-dialog';
import type { EditedGroup } from './group-form';
import { GroupList } from './group-list';
import { MissedList } from './missed-list';
import css from './search-words.module.css';
import { useGroupActions, useGroups, useMissedSearches } from './use-search-words';

/**
 * The page /admin/search: groups of words that mean the same to somebody who searches, and the
 * searches that found nothing, from which editors learn which words are missing.
 */
export function SearchWordsPage() {
  const { mayEdit } = useStaff();
  const groups = useGroups();
  const missed = useMissedSearches();
  const { save, remove } = useGroupActions();
  const [edited, setEdited] = useState<EditedGroup | null>(null);
  const { heading, onDone } = useFocusAfterAction(groups.data);
  return (
    <>
      <DeskMeta title="Search" />
      <DeskHeading title="Search" ref={heading}>
        {mayEdit && <Button onClick={() => setEdited({ words: [] })}>New group</Button>}
      </DeskHeading>
      <h2 className={css.title}>Searches that found nothing</h2>
      <p>Searches of which no result had all the words are among them.</p>
      <QueryView
        query={missed}
        skeleton={<Skeleton shape="rows" label="Loading the searches..." />}
        failure={(retry) => (
          <FailureNotice message="Failed to fetch the searches" onRetry={retry} />
        )}
      >
        {(searches) => (
          <MissedList searches={searches} onBegin={(word) => setEdited({ words: [word] })} />
        )}
      </QueryView>
      <h2 className={css.title}>Words that mean the same</h2>
      <QueryView
        query={groups}
        skeleton={<Skeleton shape="rows" label="Loading the words..." />}
        failure={(retry) => <FailureNotice message="Failed to fetch the words" onRetry={retry} />}
      >
        {(stored) => (
          <GroupList
            groups={stored}
            removing={remove.isPending ? remove.variables.id : undefined}
            onChange={(group) => setEdited({ stored: group, words: group.words })}
            onRemove={(group) => remove.mutate(group, { onSuccess: () => onDone(group.id) })}
          />
        )}
      </QueryView>
      <GroupDialog edited={edited} heading={heading} save={save} onClose={() => setEdited(null)} />
    </>
  );
}
