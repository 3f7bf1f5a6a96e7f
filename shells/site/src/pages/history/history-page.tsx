import { pages } from '@town/contracts/paths';
import { town, townAndState } from '@town/contracts/town';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { ButtonLink } from '@town/ui/button-link';
import { FailureNotice } from '@town/ui/failure-notice';
import { PageHeading } from '@town/ui/page-heading';
import { Prose } from '@town/ui/prose';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import { Slideshow } from '@town/ui/slideshow';
import { historicalPhotosQuery } from '../historical-photos/historical-photos-query';
import { chapters } from './chapters';

/** Fetches the gallery. */
export function loadHistory(context: SliceContext): Promise<null> {
  return context.prefetch(historicalPhotosQuery);
}

/** The town's past in four chapters and a gallery. */
export function HistoryPage() {
  const photos = useQuery(historicalPhotosQuery);
  return (
    <>
      <PageMeta
        title={`History of ${town.name}`}
        description={`From camps on the river to the courthouse of 1886 and the lavender farms: the history of ${townAndState}.`}
        keywords={['history', 'courthouse', town.county, 'Twin Sisters']}
      />
      <PageHeading
        title={`History of ${town.name}`}
        intro="A river, a courthouse that lost its county, and people who stayed."
      />
      {chapters.map(({ title, paragraphs }, index) => (
        <Section key={title} title={title} ground={index % 2 === 0 ? 'page' : 'chalk'}>
          <Prose>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Prose>
        </Section>
      ))}
      <Section
        title="Historical gallery"
        ground="band"
        intro="No free photographs of old Blanco could be found, so these are drawings, and say so."
      >
        <QueryView
          query={photos}
          skeleton={<Skeleton count={1} label="Loading the gallery..." />}
          failure={(retry) => (
            <FailureNotice message="Failed to fetch the gallery" onRetry={retry} />
          )}
        >
          {(pictures) => <Slideshow label="Slideshow" photos={pictures} />}
        </QueryView>
        <p>
          <ButtonLink as={Link} to={pages.historicalPhotos} variant="secondary">
            See all historical photos
          </ButtonLink>
        </p>
      </Section>
      <Section title="Do you have old photographs?">
        <p>
          We would like to show them here, with your name. Send them to{' '}
          <a href={`mailto:${town.email}`}>{town.email}</a>.
        </p>
      </Section>
    </>
  );
}
