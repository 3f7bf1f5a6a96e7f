import type { TownProfile } from '@town/contracts/settings/town-profile';

/** How a letter to a person begins: without a name, which a stranger may have made up. */
export const hello = 'Hello,';

/** Where to ask, at the end of a letter. */
export const contactUs = (town: TownProfile): string =>
  `Questions? Answer this e-mail, write to ${town.email} or call ${town.phone}.`;

/** The address may have been entered by somebody else. */
export const notYou = 'If this was not you, please tell us, or simply ignore this e-mail.';
