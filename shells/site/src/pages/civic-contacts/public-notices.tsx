import { FieldContent, Original } from '@town/language/content-language';
import type { ShownCard } from '@town/slice-kit/town-page';
import { Card } from '@town/ui/card';
import { CardGrid } from '@town/ui/card-grid';
import { ContactDetails } from '@town/ui/contact-details';

function CardDetails({ card }: { card: ShownCard }) {
  const { hours, phone, email, address, url } = card;
  if (!hours && !phone && !email && !address && !url) return null;
  return (
    <FieldContent of={card} field="hours">
      <ContactDetails {...{ hours, phone, email, address }} website={url} />
    </FieldContent>
  );
}

/** Standing notices for residents, which staff write. */
export function PublicNotices({ notices }: { notices: readonly ShownCard[] }) {
  return (
    <CardGrid>
      {notices.map((card) => (
        <Card
          key={card.title}
          title={
            <Original of={card} field="title">
              {card.title}
            </Original>
          }
        >
          {card.text && (
            <p>
              <Original of={card} field="text">
                {card.text}
              </Original>
            </p>
          )}
          <CardDetails card={card} />
        </Card>
      ))}
    </CardGrid>
  );
}
