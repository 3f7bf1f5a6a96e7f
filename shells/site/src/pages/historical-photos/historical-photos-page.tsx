import { townAndState } from '@town/contracts/town/town-and-state';
import { withElements } from '@town/language/with-elements';
import { usePageLinks } from '@town/slice-kit/page-links';
import { PageMeta } from '@town/slice-kit/page-meta';
import { pageAddress, readPage } from '@town/slice-kit/paged-query';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { ListPages } from '@town/ui/list-pages';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { Spinner } from '@town/ui/spinner';
import { useText } from '../../messages/use-text';
import { photoPageQuery } from './historical-photos-query';
import { PhotoGrid } from './photo-grid';

/** Fetches the pictures of a page of the gallery. */
export function loadHistoricalPhotos(context: SliceContext, url: URL): Promise<null> {
  return context.prefetch(photoPageQuery(readPage(url.searchParams)));
}

/** The page /historical-photos: the gallery as a grid, with a viewer. */
export function HistoricalPhotosPage() {
  const text = useText();
  const { town } = useSite();
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const photos = useQuery(photoPageQuery(page));
  const links = usePageLinks(page, photos.data);
  return (
    <>
      <PageMeta
        title={text('Historical Photos')}
        description={text('Pictures of the past of {place}.', { place: townAndState(town) })}
        keywords={['historical photos', 'history', town.name]}
        parameters={pageAddress(page)}
      />
      <PageHeading
        title={text('Historical Photos')}
        intro={
          areDrawings(photos.data?.items) &&
          text(
            'Until old photographs turn up that anyone may use, these plates are drawn from what is known.',
          )
        }
      />
      <Section>
        <ListPages as={Link} label={text('Historical Photos')} page={page} {...links}>
          <QueryView
            query={photos}
            skeleton={<Spinner label={text('Loading photos...')} />}
            failure={(retry) => (
              <FailureNotice message={text('Failed to fetch photos')} onRetry={retry} />
            )}
          >
            {({ items }) =>
              items.length > 0 ? (
                <PhotoGrid key={page} photos={items} />
              ) : (
                <EmptyState
                  title={text('No historical photos yet')}
                  hint={text('Do you have one to share?')}
                >
                  <a href={`mailto:${town.email}`}>{text('Write to us')}</a>
                </EmptyState>
              )
            }
          </QueryView>
        </ListPages>
      </Section>
      <ShareYours />
    </>
  );
}

/** The site ships with drawings; photographs are what a town uploads to its picture library. */
const areDrawings = (photos: readonly { src: string }[] = []) =>
  photos.length > 0 && photos.every(({ src }) => src.startsWith('/plates/'));

function ShareYours() {
  const text = useText();
  const { town } = useSite();
  return (
    <Section title={text('Share your photographs')} ground="band">
      <p>
        {withElements(
          text(
            "Is there a shoebox at your grandmother's house? Send historical photos to <link>{email}</link>, with a line on who and when.",
            { email: town.email },
          ),
          { link: (words) => <a href={`mailto:${town.email}`}>{words}</a> },
        )}
      </p>
    </Section>
  );
}
