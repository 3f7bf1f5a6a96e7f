import { pages } from '@town/contracts/pages/paths';
import { useRecord } from '@town/slice-kit/record-query';
import { useParams } from '@town/slice-kit/router';
import { useText } from '../messages/use-text';
import { BackLink } from '../record/back-link';
import { RecordPage } from '../record/record-page';
import { PropertyDetails } from './property-details';
import { propertyQuery } from './property-query';

/** The page /real-estate/{slug}: one property. */
export function PropertyPage() {
  const text = useText();
  const { slug = '' } = useParams();
  const query = useRecord(propertyQuery(slug), { slug, address: pages.property });
  return (
    <RecordPage
      query={query}
      noun="property"
      withdrawn={text('This property is no longer listed')}
      back={() => <BackLink to={pages.realEstate}>{text('Back to Real Estate')}</BackLink>}
    >
      {(property) => <PropertyDetails property={property} />}
    </RecordPage>
  );
}
