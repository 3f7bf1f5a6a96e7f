import { useQuery } from '@town/slice-kit/query';
import { useText } from '../messages/use-text';
import { subscriptionsQuery } from './subscription-query';

/** Names the business of a plan, an invoice or a dialog: an owner of two plans must see which one it is about. */
export function BusinessLine({ name }: { name: string | null | undefined }) {
  const text = useText();
  return name ? <p>{text('Business: {name}', { name })}</p> : null;
}

/**
 * Ends the name of a plan's button with its business. Several plans have the same buttons, and whoever jumps from
 * button to button does not hear the line above them.
 */
export function OfBusiness({ name }: { name: string | null | undefined }) {
  const { data } = useQuery(subscriptionsQuery);
  const all = [data?.subscription, ...(data?.others ?? [])];
  const running = all.filter((each) => each && each.state !== 'ended');
  if (!name || running.length < 2) return null;
  return <span className="visually-hidden">: {name}</span>;
}
