import type { Business } from '@town/contracts/business';
import { Card } from '@town/ui/card';
import { ContactDetails } from '@town/ui/contact-details';
import type { HeadingLevel } from '@town/ui/heading';

interface BusinessCardProps {
  business: Pick<Business, 'name' | 'description' | 'hours' | 'phone' | 'address'> &
    Partial<Pick<Business, 'website'>>;
  headingLevel?: HeadingLevel;
}

/** A business: what it is, when it is open, and how to reach it. */
export function BusinessCard({ business, headingLevel = 3 }: BusinessCardProps) {
  return (
    <Card title={business.name} headingLevel={headingLevel}>
      <p>{business.description}</p>
      <ContactDetails
        hours={business.hours}
        phone={business.phone}
        address={business.address}
        website={business.website}
      />
    </Card>
  );
}
