import { CardGrid } from '@town/ui/card-grid';
import { type Contact, ContactCard } from './contact-card';

/** Offices and services side by side. */
export function ContactCards({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <CardGrid>
      {contacts.map((contact) => (
        <ContactCard key={contact.name} contact={contact} />
      ))}
    </CardGrid>
  );
}
