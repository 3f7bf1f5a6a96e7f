/** Groups of the search in Spanish. Their English names are in `@town/contracts/search/choices`. */
export const groupsInSpanish = {
  Businesses: 'Negocios',
  Pages: 'Páginas',
};
