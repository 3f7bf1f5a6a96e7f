/** Engines differ in how they write "p. m.". Server and browser must agree, or React renders again. */
export const sameSpaces = (text: string) =>
  text.replace(/\s*([ap])\.\s?m\./, '\u00a0$1.\u00a0m.').replace(/\u202f/g, '\u00a0');
