import type { Service } from '@town/contracts/service';
import { Card } from '@town/ui/card';
import { ContactDetails } from '@town/ui/contact-details';
import { serviceCategory } from './service-category';

/** A trade or profession. */
export function ServiceCard({ service }: { service: Service }) {
  return (
    <Card title={service.name} headingLevel={2} kind={serviceCategory(service.category)}>
      <p>{service.description}</p>
      <ContactDetails
        hours={service.hours}
        phone={service.phone}
        address={service.address}
        person={service.contactPerson}
        website={service.website}
      />
    </Card>
  );
}
