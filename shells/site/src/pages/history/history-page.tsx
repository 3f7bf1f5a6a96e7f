import { pages } from '@town/contracts/pages/paths';
import { townAndState } from '@town/contracts/town/town-and-state';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import { townPageQuery } from '@town/slice-kit/town-page';
import { ButtonLink } from '@town/ui/button-link';
import { FailureNotice } from '@town/ui/failure-notice';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import { Slideshow } from '@town/ui/slideshow';
import { historicalPhotosQuery } from '../historical-photos/historical-photos-query';
import { TextPage } from '../town-page/text-page';

/** Fetches the text and the gallery. */
export function loadHistory(context: SliceContext): Promise<null> {
  return context.prefetch(townPageQuery('history'), historicalPhotosQuery);
}

/** The page /history: its chapters and a slideshow. */
export function HistoryPage() {
  const { town } = useSite();
  return (
    <TextPage
      slug="history"
      layout="chapters"
      usual={{
        title: `History of ${town.name}`,
        description: `The history of ${townAndState(town)}.`,
        keywords: ['history', town.county],
      }}
    >
      {(texts) => (
        <>
          <Gallery intro={texts.intro('gallery')} />
          <Section title="Do you have old photographs?">
            <p>
              We would like to show them here, with your name. Send them to{' '}
              <a href={`mailto:${town.email}`}>{town.email}</a>.
            </p>
          </Section>
        </>
      )}
    </TextPage>
  );
}

/** The slideshow; a town without pictures has no gallery. */
function Gallery({ intro }: { intro: string | undefined }) {
  const photos = useQuery(historicalPhotosQuery);
  if (photos.data?.length === 0) return null;
  return (
    <Section title="Historical gallery" ground="band" intro={intro}>
      <QueryView
        query={photos}
        skeleton={<Skeleton count={1} label="Loading the gallery..." />}
        failure={(retry) => <FailureNotice message="Failed to fetch the gallery" onRetry={retry} />}
      >
        {(pictures) => <Slideshow label="Slideshow" photos={pictures} />}
      </QueryView>
      <p>
        <ButtonLink as={Link} to={pages.historicalPhotos} variant="secondary">
          See all historical photos
        </ButtonLink>
      </p>
    </Section>
  );
}
