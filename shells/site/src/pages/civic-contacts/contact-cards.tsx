import { CardGrid } from '@town/ui/card-grid';
import { ContactCard } from './contact-card';

/** Offices and services side by side. */
export function ContactCards({
  contacts,
}: {
  contacts: readonly Parameters<typeof ContactCard>[0]['contact'][];
}) {
  return (
    <CardGrid>
      {contacts.map((contact) => (
        <ContactCard key={contact.name} contact={contact} />
      ))}
    </CardGrid>
  );
}
