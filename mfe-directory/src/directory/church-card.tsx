import { pages } from '@town/contracts/pages/paths';
import { FieldContent, Original } from '@town/language/content-language';
import { useAnyText } from '@town/language/text-of';
import { ReportLink } from '@town/slice-kit/report-link';
import { Card } from '@town/ui/card';
import { CardPicture } from '@town/ui/card-picture';
import { ContactDetails } from '@town/ui/contact-details';
import { useText } from '../messages/use-text';
import { RecordTitle } from '../record/record-title';
import type { ShownChurch } from './directory-queries';

/** A congregation. */
export function ChurchCard({ church }: { church: ShownChurch }) {
  const text = useText();
  const anyText = useAnyText();
  return (
    <Card
      title={<RecordTitle name={church.name} slug={church.slug} address={pages.place} />}
      headingLevel={2}
      kind={church.denomination && anyText(church.denomination)}
      illustration={church.imageUrl && <CardPicture src={church.imageUrl} alt={church.imageAlt} />}
    >
      <p>
        <Original of={church} field="description">
          {church.description}
        </Original>
      </p>
      <FieldContent of={church} field="serviceSchedule">
        <ContactDetails
          hours={church.serviceSchedule}
          hoursLabel={text('Services')}
          phone={church.phone}
          address={church.address}
          person={church.pastor}
          personLabel={text('Pastor')}
          website={church.website}
        />
      </FieldContent>
      <ReportLink kind="churches" id={church.id} name={church.name} />
    </Card>
  );
}
