import { passwordLength } from '@town/contracts/staff/passwords';

/** How to choose a password. */
export const passwordHelp = `At least ${passwordLength} characters. A few words that do not belong together are easy to remember and hard to guess.`;
