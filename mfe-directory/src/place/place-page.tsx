import { pages } from '@town/contracts/pages/paths';
import { useRecord } from '@town/slice-kit/record-query';
import { useParams } from '@town/slice-kit/router';
import { useText } from '../messages/use-text';
import { BackLink } from '../record/back-link';
import { RecordPage } from '../record/record-page';
import { PlaceDetails } from './place-details';
import { placeTab } from './place-kind';
import { placeQuery } from './place-query';

/** The page /directory/{slug}: one business, service or church. */
export function PlacePage() {
  const text = useText();
  const { slug = '' } = useParams();
  const query = useRecord(placeQuery(slug), { slug, address: pages.place });
  return (
    <RecordPage
      query={query}
      noun="listing"
      withdrawn={text('This listing is no longer in the directory')}
      back={(place) => (
        <BackLink to={place ? placeTab(place) : pages.directory}>
          {text('Back to the directory')}
        </BackLink>
      )}
    >
      {(place) => <PlaceDetails place={place} />}
    </RecordPage>
  );
}
