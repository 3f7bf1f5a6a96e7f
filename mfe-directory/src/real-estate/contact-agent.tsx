import type { ButtonVariant } from '@town/ui/button';
import { ButtonLink } from '@town/ui/button-link';
import { useText } from '../messages/use-text';
import { contactLink } from './contact-link';

interface ContactAgentProps {
  contact: string | null;
  variant?: ButtonVariant;
}

/** Writes to the seller of a property, or calls; nothing where its contact names no way to. */
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
