import { town } from '@town/contracts/town';

/** Where to ask, at the end of a letter. */
export const contactUs = `Questions? Answer this e-mail, write to ${town.email} or call ${town.phone}.`;

/** For whom somebody else may have signed up. */
export const notYou = 'If this was not you, please tell us, or simply ignore this e-mail.';
