import type { LibraryPicture } from '@town/slice-kit/library-picture';
import { QueryView } from '@town/slice-kit/query-view';
import { Button } from '@town/ui/button';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { useRef } from 'react';
import { ListPages } from '../../lists/list-pages';
import { useFocusWhenLost } from '../../lists/use-focus-when-lost';
import { PictureGrid } from './picture-grid';
import { usePictures } from './use-pictures';

interface PictureLibraryProps {
  words: string;
  page: number;
  verb: string;
  onPage(page: number): void;
  onShowAll(): void;
  onPress(picture: LibraryPicture): void;
}

/** A page of the library's pictures. */
export function PictureLibrary({ words: sought, page, verb, ...on }: PictureLibraryProps) {
  const query = usePictures({ q: sought, page });
  const first = useRef<HTMLButtonElement>(null);
  // Only a change of the search moves the focus: after a removal the dialog does that.
  useFocusWhenLost(first, query.data?.words);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton count={4} label="Loading pictures..." />}
      failure={(retry) => <FailureNotice message="Failed to fetch pictures" onRetry={retry} />}
    >
      {({ records, total, hasUncounted, words }) =>
        total === 0 ? (
          <EmptyState title={words ? `No picture is about “${words}”` : 'No pictures yet'}>
            {words ? (
              <Button variant="secondary" onClick={on.onShowAll}>
                Show all pictures
              </Button>
            ) : (
              <p>Upload the first one above.</p>
            )}
          </EmptyState>
        ) : (
          <>
            <PictureGrid first={first} pictures={records} verb={verb} onPress={on.onPress} />
            <ListPages
              label="Pages of pictures"
              onPage={on.onPage}
              {...{ page, total, hasUncounted }}
            />
          </>
        )
      }
    </QueryView>
  );
}
