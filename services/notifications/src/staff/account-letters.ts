import { pages } from '@town/contracts/pages/paths';
import { linkHours } from '@town/contracts/staff/passwords';
import type { StaffRole } from '@town/contracts/staff/roles';
import { contactUs, hello, notYou } from '../letters/contact-us.js';
import type { LetterWriter } from '../letters/letter.js';

const rights: Record<StaffRole, string> = {
  reader: 'see everything and change nothing',
  editor: 'change what the site shows, and work on the inbox',
  administrator: 'do everything, and manage the accounts',
};

const withToken = (path: string, token: string) => `${path}?${new URLSearchParams({ token })}`;

export function invitation({ role, token }: { role: StaffRole; token: string }): LetterWriter {
  return (town) => ({
    subject: `You are invited to work on the ${town.siteName}`,
    greeting: hello,
    paragraphs: [
      `You are invited to join the staff of the ${town.siteName} as ${role}: you may ${rights[role]}.`,
      `The link below lets you choose a password. It works once, for ${linkHours.invitation} hours. If it has expired, ask for another invitation.`,
    ],
    link: { text: 'Choose your password', path: withToken(pages.adminWelcome, token) },
    closing: notYou,
  });
}

export function passwordLink({ token }: { token: string }): LetterWriter {
  return (town) => ({
    subject: `Your new password for the ${town.siteName}`,
    greeting: hello,
    paragraphs: [
      `Somebody has asked for a new password for your staff account of the ${town.siteName}.`,
      'The link below lets you choose one. It works once, for an hour. Your password stays as it is until then.',
    ],
    link: { text: 'Choose a new password', path: withToken(pages.adminResetPassword, token) },
    closing:
      'If this was not you, there is nothing to do: nobody can use the link without this e-mail.',
  });
}

export function newRole({
  previousRole,
  role,
}: Record<'previousRole' | 'role', StaffRole>): LetterWriter {
  return (town) => ({
    subject: `Your role on the ${town.siteName} has changed`,
    greeting: hello,
    paragraphs: [`You were ${previousRole} and are ${role} now: you may ${rights[role]}.`],
    link: { text: 'The staff page', path: pages.adminLogin },
    closing: contactUs(town),
  });
}
