import { telephoneLink } from '@town/contracts/town/telephone-link';
import { withElements } from '@town/language/with-elements';
import { useSite } from '@town/slice-kit/site';
import { useText } from '../messages/use-text';

/** Messages that name the address and the phone number of the staff. */
const messages = {
  lostAddress:
    'Can you no longer read the mail of that address? Write to <mail>{email}</mail> or call <call>{phone}</call>.',
  withoutScripts:
    'Without it, write to <mail>{email}</mail> or call <call>{phone}</call>: our staff help you.',
} as const;

/** Says when to ask the staff, and how. */
export function OfficeContact({ when }: { when: keyof typeof messages }) {
  const text = useText();
  const { email, phone } = useSite().town;
  return withElements(text(messages[when], { email, phone }), {
    mail: (address) => <a href={`mailto:${address}`}>{address}</a>,
    call: (number) => <a href={telephoneLink(phone)}>{number}</a>,
  });
}
