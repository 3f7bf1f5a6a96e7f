import { CreateError } from './checkout-files.js';

/** The forms of a name: `farm-stands`, `farmStands`, `FarmStands`, "Farm Stands". */
export interface Names {
  kebab: string;
  camel: string;
  pascal: string;
  title: string;
}

/** @throws CreateError for a name that is not in kebab-case */
export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new CreateError(`"${kebab}" is not a name: use words in lower case, joined by hyphens.`);
  }
  const words = kebab.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const pascal = words.join('');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    title: words.join(' '),
  };
}
