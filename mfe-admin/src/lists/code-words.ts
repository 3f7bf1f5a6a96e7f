import { capitalize } from '@town/contracts/text/capitalize';

/** A code as people read it: `home_services` is "Home services". */
export const codeWords = (code: string) => capitalize(code.replaceAll(/[-_]/g, ' '));
