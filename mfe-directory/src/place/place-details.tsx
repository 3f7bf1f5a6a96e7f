import { pages } from '@town/contracts/pages/paths';
import { pageSummary } from '@town/contracts/text/page-summary';
import { FieldContent, Original } from '@town/language/content-language';
import { useAnyText } from '@town/language/text-of';
import { breadcrumbs } from '@town/slice-kit/breadcrumbs';
import { countFollowed, useOpened } from '@town/slice-kit/counting';
import { hoursOf } from '@town/slice-kit/hours-of';
import { OpenLineNow } from '@town/slice-kit/open-line-now';
import { OpeningWeekNow } from '@town/slice-kit/opening-week-now';
import { PageMeta } from '@town/slice-kit/page-meta';
import { ReportLink } from '@town/slice-kit/report-link';
import { Link } from '@town/slice-kit/router';
import { sharedPicture } from '@town/slice-kit/shared-picture';
import { useSite } from '@town/slice-kit/site';
import { ContactDetails } from '@town/ui/contact-details';
import { RecordLayout } from '@town/ui/record-layout';
import { PlaceMap } from '../map/place-map';
import { useText } from '../messages/use-text';
import css from '../record/record-page.module.css';
import { PlaceActions } from './place-actions';
import { PlaceAmenities } from './place-amenities';
import { PlaceEvents } from './place-events';
import { countedId, placeKind, placeKinds } from './place-kind';
import { PlaceLinks } from './place-links';
import { PlacePictures } from './place-pictures';
import { PlacePlate } from './place-plate';
import type { ShownPlace } from './place-query';
import { placeStructuredData } from './place-structured-data';
import { SimilarPlaces } from './similar-places';

/** The address of the page where an owner claims a business. */
const claimAddress = ({ id, name }: ShownPlace) =>
  `${pages.accountClaim(id)}?${new URLSearchParams({ name })}`;

/** The content of a place's page: description, opening hours and contact details. */
export function PlaceDetails({ place }: { place: ShownPlace }) {
  const text = useText();
  const site = useSite();
  const { town } = site;
  useOpened(countedId(place));
  const anyText = useAnyText();
  const kind = anyText(placeKind(place));
  const summary =
    place.description ||
    text('{name}: {kind} in {town}.', { name: place.name, kind, town: town.name });
  return (
    <>
      <PageMeta
        title={place.name}
        description={pageSummary(summary)}
        keywords={[place.name, kind, town.name]}
        picture={sharedPicture(place, site.url)}
        structuredData={[
          placeStructuredData(place, site, anyText),
          breadcrumbs(
            { name: text('Business Directory'), path: pages.directory },
            { name: place.name, path: pages.place(place.slug) },
            site,
          ),
        ]}
      />
      <RecordLayout
        picture={<PlacePlate place={place} />}
        head={
          <>
            <header>
              <h1>{place.name}</h1>
              <p className={css.kind}>{placeKinds(place).map(anyText).join(', ')}</p>
            </header>
            {place.kind !== 'churches' && (
              // Hours that are only a text are not unknown, although a program cannot read them.
              <OpenLineNow opening={place} onlyKnown={Boolean(place.hours)} />
            )}
            <PlaceActions place={place} />
          </>
        }
        facts={
          <>
            <PlaceContact place={place} />
            <OpeningWeekNow
              hours={hoursOf(place.openingHours, place)}
              confirmedOn={place.hoursConfirmedOn}
            />
          </>
        }
      >
        <PlaceRest place={place} />
      </RecordLayout>
    </>
  );
}

/** The rest of the page: the description, and links to other pages. */
function PlaceRest({ place }: { place: ShownPlace }) {
  return (
    <>
      {place.description && (
        <p className={css.description}>
          <Original of={place} field="description">
            {place.description}
          </Original>
        </p>
      )}
      <PlaceAmenities amenities={place.amenities} />
      <PlaceMap place={place} countedId={countedId(place)} />
      <PlacePictures pictures={place.morePictures} />
      {place.kind === 'businesses' && <PlaceEvents businessId={place.id} />}
      <PlaceLinks links={place.socialLinks} />
      <SimilarPlaces place={place} />
      <p>
        <ReportLink kind={place.kind} id={place.id} name={place.name} />
      </p>
      {place.kind === 'businesses' && <ClaimLink place={place} />}
    </>
  );
}

/** Hours or services, telephone, address and website. */
function PlaceContact({ place }: { place: ShownPlace }) {
  const text = useText();
  const isChurch = place.kind === 'churches';
  return (
    <FieldContent of={place} field="serviceSchedule">
      <ContactDetails
        hours={isChurch ? place.serviceSchedule : hoursOf(place.hours, place)}
        hoursLabel={isChurch ? text('Services') : undefined}
        phone={place.phone}
        address={place.address}
        person={isChurch ? place.pastor : place.contactPerson}
        personLabel={isChurch ? text('Pastor') : undefined}
        website={place.website}
        onFollow={(link) => countFollowed(countedId(place), link)}
      />
    </FieldContent>
  );
}

function ClaimLink({ place }: { place: ShownPlace }) {
  const text = useText();
  return (
    <p data-print="hide">
      <Link to={claimAddress(place)} rel="nofollow">
        {text('Is this your business?')}
      </Link>
    </p>
  );
}
