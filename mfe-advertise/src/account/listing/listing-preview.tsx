import type { OwnerListing } from '@town/contracts/owners/listings';
import { Original } from '@town/language/content-language';
import { Badge } from '@town/ui/badge';
import { Card } from '@town/ui/card';
import { ContactDetails } from '@town/ui/contact-details';
import { useText } from '../messages/use-text';
import { statusLabels } from './listing-fields';
import layout from './listing-form.module.css';
import type { useListingForm } from './use-listing-form';

interface ListingPreviewProps extends Pick<ReturnType<typeof useListingForm>, 'form'> {
  listing: OwnerListing;
}

/** The card of the directory with the form's current values. */
export function ListingPreview({ listing: { locked }, form }: ListingPreviewProps) {
  const text = useText();
  const { name, description, hours, phone, address, website, businessStatus } = form.watch();
  return (
    <section className={layout.preview} aria-labelledby="listing-preview">
      <h2 id="listing-preview">{text('What visitors will see')}</h2>
      <Card
        title={name}
        footer={
          businessStatus !== 'open' && (
            <Badge tone="orange">{text(statusLabels[businessStatus])}</Badge>
          )
        }
      >
        <p>
          <Original>{description}</Original>
        </p>
        <ContactDetails
          hours={hours ?? null}
          phone={phone ?? null}
          address={address ?? null}
          website={locked.includes('website') ? null : (website ?? null)}
        />
      </Card>
    </section>
  );
}
