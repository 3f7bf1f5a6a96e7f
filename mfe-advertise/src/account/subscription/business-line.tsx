import { useText } from '../messages/use-text';

/** Names the business of a plan, an invoice or a dialog: an owner of two plans must see which one it is about. */
export function BusinessLine({ name }: { name: string | null | undefined }) {
  const text = useText();
  return name ? <p>{text('Business: {name}', { name })}</p> : null;
}
