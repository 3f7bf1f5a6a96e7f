import type { Church } from '@town/contracts/church';
import { Card } from '@town/ui/card';
import { ContactDetails } from '@town/ui/contact-details';

/** A congregation. */
export function ChurchCard({ church }: { church: Church }) {
  return (
    <Card title={church.name} headingLevel={2} kind={church.denomination}>
      <p>{church.description}</p>
      <ContactDetails
        hours={church.serviceSchedule}
        hoursLabel="Services"
        phone={church.phone}
        address={church.address}
        person={church.pastor}
        personLabel="Pastor"
        website={church.website}
      />
    </Card>
  );
}
