import { pages } from '@town/contracts/pages/paths';
import type { Service } from '@town/contracts/services/record';
import { Original } from '@town/language/content-language';
import { useAnyText } from '@town/language/text-of';
import { OpenLineNow } from '@town/slice-kit/open-line-now';
import { ReportLink } from '@town/slice-kit/report-link';
import { Card } from '@town/ui/card';
import { CardPicture } from '@town/ui/card-picture';
import { ContactDetails } from '@town/ui/contact-details';
import { RecordTitle } from '../record/record-title';
import { serviceCategory } from './service-category';

/** A trade or profession. */
export function ServiceCard({ service }: { service: Service }) {
  const anyText = useAnyText();
  return (
    <Card
      title={<RecordTitle name={service.name} slug={service.slug} address={pages.place} />}
      headingLevel={2}
      illustration={
        service.imageUrl && <CardPicture src={service.imageUrl} alt={service.imageAlt} />
      }
      kind={anyText(serviceCategory(service.category))}
    >
      <p>
        <Original of={service} field="description">
          {service.description}
        </Original>
      </p>
      <OpenLineNow opening={service} onlyKnown />
      <ContactDetails
        hours={service.hours}
        phone={service.phone}
        address={service.address}
        person={service.contactPerson}
        website={service.website}
      />
      <ReportLink kind="services" id={service.id} name={service.name} />
    </Card>
  );
}
