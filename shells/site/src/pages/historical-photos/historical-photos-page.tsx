import { townAndState } from '@town/contracts/town/town-and-state';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { useSite } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { Spinner } from '@town/ui/spinner';
import { historicalPhotosQuery } from './historical-photos-query';
import { PhotoGrid } from './photo-grid';

/** Fetches the pictures. */
export function loadHistoricalPhotos(context: SliceContext): Promise<null> {
  return context.prefetch(historicalPhotosQuery);
}

/** The page /historical-photos: the gallery as a grid, with a viewer. */
export function HistoricalPhotosPage() {
  const { town } = useSite();
  const photos = useQuery(historicalPhotosQuery);
  return (
    <>
      <PageMeta
        title="Historical Photos"
        description={`Pictures of the past of ${townAndState(town)}: the courthouse, the river, the dance hall and the fields.`}
        keywords={['historical photos', 'history', 'courthouse', town.name]}
      />
      <PageHeading
        title="Historical Photos"
        intro={
          photos.data?.length !== 0 &&
          'Until old photographs turn up that anyone may use, these plates are drawn from what is known.'
        }
      />
      <Section>
        <QueryView
          query={photos}
          skeleton={<Spinner label="Loading photos..." />}
          failure={(retry) => <FailureNotice message="Failed to fetch photos" onRetry={retry} />}
        >
          {(pictures) =>
            pictures.length > 0 ? (
              <PhotoGrid photos={pictures} />
            ) : (
              <EmptyState title="No historical photos yet" hint="Do you have one to share?">
                <a href={`mailto:${town.email}`}>Write to us</a>
              </EmptyState>
            )
          }
        </QueryView>
      </Section>
      <Section title="Share your photographs" ground="band">
        <p>
          Is there a shoebox at your grandmother's house? Send historical photos to{' '}
          <a href={`mailto:${town.email}`}>{town.email}</a>, with a line on who and when.
        </p>
      </Section>
    </>
  );
}
