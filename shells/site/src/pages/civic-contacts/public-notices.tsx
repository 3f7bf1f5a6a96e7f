import { Original } from '@town/language/content-language';
import type { ShownCard } from '@town/slice-kit/town-page';
import { Card } from '@town/ui/card';
import { CardGrid } from '@town/ui/card-grid';
import { ContactDetails } from '@town/ui/contact-details';

/** Standing notices for residents, which staff write. */
export function PublicNotices({ notices }: { notices: readonly ShownCard[] }) {
  return (
    <CardGrid>
      {notices.map(({ title, text, hours, phone, email, address, url }) => (
        <Card key={title} title={<Original>{title}</Original>}>
          {text && (
            <p>
              <Original>{text}</Original>
            </p>
          )}
          {(hours || phone || email || address || url) && (
            <ContactDetails {...{ hours, phone, email, address }} website={url} />
          )}
        </Card>
      ))}
    </CardGrid>
  );
}
