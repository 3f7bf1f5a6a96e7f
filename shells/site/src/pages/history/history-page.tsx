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
import type { ReactNode } from 'react';
import { useText } from '../../messages/use-text';
import { historicalPhotosQuery } from '../historical-photos/historical-photos-query';
import { TextPage } from '../town-page/text-page';

/** Fetches the text and the gallery. */
export function loadHistory(context: SliceContext): Promise<null> {
  return context.prefetch(townPageQuery('history'), historicalPhotosQuery);
}

/** The page /history: its chapters and a slideshow. */
export function HistoryPage() {
  const text = useText();
  const { town } = useSite();
  return (
    <TextPage
      slug="history"
      layout="chapters"
      usual={{
        title: text('History of {town}', { town: town.name }),
        description: text('The history of {place}.', { place: townAndState(town) }),
        keywords: ['history', town.county],
      }}
    >
      {(texts) => (
        <>
          <Gallery intro={texts.intro('gallery')} />
          <Section title={text('Do you have old photographs?')}>
            <p>
              {text('We would like to show them here, with your name. Send them to')}{' '}
              <a href={`mailto:${town.email}`}>{town.email}</a>.
            </p>
          </Section>
        </>
      )}
    </TextPage>
  );
}

/** The slideshow; a town without pictures has no gallery. */
function Gallery({ intro }: { intro: ReactNode }) {
  const text = useText();
  const photos = useQuery(historicalPhotosQuery);
  if (photos.data?.length === 0) return null;
  return (
    <Section title={text('Historical gallery')} ground="band" intro={intro}>
      <QueryView
        query={photos}
        skeleton={<Skeleton count={1} label={text('Loading the gallery...')} />}
        failure={(retry) => (
          <FailureNotice message={text('Failed to fetch the gallery')} onRetry={retry} />
        )}
      >
        {(pictures) => <Slideshow label={text('Slideshow')} photos={pictures} />}
      </QueryView>
      <p>
        <ButtonLink as={Link} to={pages.historicalPhotos} variant="secondary">
          {text('See all historical photos')}
        </ButtonLink>
      </p>
    </Section>
  );
}
