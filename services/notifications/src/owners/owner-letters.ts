import type {
  claimCodeRequested,
  claimSubmitted,
  listingPersonChanged,
  ownerPasskeyChanged,
} from '@town/contracts/owners/events';
import type * as z from 'zod/mini';
import { contactUs, hello } from '../letters/contact-us.js';
import type { LetterWriter } from '../letters/letter.js';

type Asked = z.output<typeof claimSubmitted.data>;
type PersonChange = z.output<typeof listingPersonChanged.data>;

const accountPage = '/account';
const enterPage = '/account/enter';
const staffPage = '/admin/claims';

/** Anyone can request this letter for any address, so it contains no text that a person typed. */
export function signInLink(token: string): LetterWriter {
  return (town) => ({
    subject: `Your link to sign in to the ${town.siteName}`,
    greeting: hello,
    paragraphs: [
      `The link below signs you in to your business account of the ${town.siteName}.`,
      'It works once, for 15 minutes. In another browser than the one that asked for it, we ask you to confirm.',
    ],
    link: { text: 'Sign in', path: `${enterPage}?${new URLSearchParams({ token })}` },
    closing: `If this was not you, there is nothing to do: nobody can use the link without this e-mail. ${contactUs(town)}`,
  });
}

/** An intruder in an open session could add a passkey, so the owner is informed. */
export function passkeyChanged({
  change,
}: z.output<typeof ownerPasskeyChanged.data>): LetterWriter {
  const isAdded = change === 'added';
  return (town) => ({
    subject: isAdded
      ? `A passkey was added to your account of the ${town.siteName}`
      : `A passkey was removed from your account of the ${town.siteName}`,
    greeting: hello,
    paragraphs: [
      isAdded
        ? 'Whoever holds the device with this passkey can sign in without a mail from now on.'
        : 'This passkey signs nobody in any more. Devices that are signed in stay so until you sign them out.',
      'If it was not you, sign in by mail, remove passkeys that you do not know, and sign out the other devices.',
    ],
    link: { text: 'Your business account', path: accountPage },
    closing: contactUs(town),
  });
}

/**
 * Goes to a business's address on record, whose reader has not requested it. The name of the business is
 * the one in the directory; most of the claimant's address is hidden.
 */
export function claimCode({
  businessName,
  claimant,
  code,
}: z.output<typeof claimCodeRequested.data>): LetterWriter {
  return (town) => ({
    subject: `${code} is the code for ${businessName}`,
    greeting: hello,
    paragraphs: [
      `Somebody wants to manage ${businessName} in the ${town.siteName}. The code shows that they read the mail of the business. It counts for 15 minutes.`,
      'Enter it on the page that asked for it. Whoever enters it can change the listing, so pass it on to nobody outside your business.',
    ],
    fields: [
      ['Code', code],
      ['Business', businessName],
      ['Asked by', claimant],
    ],
    closing: `If nobody in your business has asked for it, there is nothing to do: without the code nothing changes. ${contactUs(town)}`,
  });
}

/** For staff: an owner's request. The evidence is only on the page, where each view is recorded. */
export function requestForStaff({ kind, businessName, email }: Asked): LetterWriter {
  const isClaim = kind === 'claim';
  return () => ({
    subject: isClaim ? `New claim: ${businessName}` : `Change to check: ${businessName}`,
    paragraphs: [
      isClaim
        ? 'Somebody says that this business is theirs. Please check it before you approve.'
        : 'The owner wants to change the name, the category or the address. Visitors see the old text until you approve.',
    ],
    fields: [
      ['Business', businessName],
      ['E-mail', email],
    ],
    link: { text: 'Decide', path: staffPage },
  });
}

const changeTexts: Record<PersonChange['change'], { subject: string; text: string }> = {
  invited: {
    subject: 'You can manage',
    text: 'The owner of this business has invited you to manage its listing in the directory. Sign in with this e-mail address; we then send you a link.',
  },
  'made-owner': {
    subject: 'You are the owner of',
    text: 'This business was handed over to you. You decide who manages its listing in the directory.',
  },
  removed: {
    subject: 'You no longer manage',
    text: 'Your access to the listing of this business in the directory has ended. If you pay for a plan of it, the plan goes on until you cancel it in your account.',
  },
};

/**
 * An invited person's address is not confirmed, so the letter contains only the reviewed business name.
 */
export function personChange({ change, businessName }: PersonChange): LetterWriter {
  const { subject, text } = changeTexts[change];
  return (town) => ({
    subject: `${subject} ${businessName}`,
    greeting: hello,
    paragraphs: [text],
    fields: [['Business', businessName]],
    link: { text: 'Your business account', path: accountPage },
    closing: contactUs(town),
  });
}
