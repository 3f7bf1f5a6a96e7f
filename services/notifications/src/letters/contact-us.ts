import type { TownProfile } from '@town/contracts/settings/town-profile';

/** The salutation of a letter to a person, without a name, because a stranger may have entered it. */
export const hello = 'Hello,';

/** The contact details at the end of a letter. */
export const contactUs = (town: TownProfile): string =>
  `Questions? Answer this e-mail, write to ${town.email} or call ${town.phone}.`;

/** For addresses that another person may have entered. */
export const notYou = 'If this was not you, please tell us, or simply ignore this e-mail.';
