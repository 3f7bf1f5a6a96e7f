import type { ButtonVariant } from '@town/ui/button';
import { ButtonLink } from '@town/ui/button-link';
import { useText } from '../messages/use-text';
import { contactLink } from './contact-link';

interface ContactAgentProps {
  contact: string | null;
  variant?: ButtonVariant;
}

/** A button that writes to or calls the seller of a property; renders nothing if the contact allows neither. */
export function ContactAgent({ contact, variant = 'primary' }: ContactAgentProps) {
  const text = useText();
  const link = contactLink(contact);
  return (
    link && (
      <ButtonLink variant={variant} href={link}>
        {text('Contact Agent')}
      </ButtonLink>
    )
  );
}
