/** A search in the sample town, with the results that people judged to be relevant. */
export interface JudgedSearch {
  words: string;
  /** The records that answer the search. They belong at the top, in any order. */
  best: readonly string[];
  /** Further useful records. They must be among the results. */
  good: readonly string[];
}

/** A search with its results, whose names are separated by semicolons. */
export const judged = (words: string, best: string, good = ''): JudgedSearch => ({
  words,
  best: split(best),
  good: split(good),
});

const split = (names: string) => names.split(';').flatMap((name) => name.trim() || []);

export const coffee = 'Limestone Coffee House; River Bend Cafe';
export const barbecue = 'Old 281 BBQ';
export const plumbing = 'Cypress Creek Plumbing';
export const police = 'Blanco Police Department; Blanco County Sheriff';
export const dentist = 'Bright River Dental';
export const vet = 'Blanco Valley Veterinary';
export const library = 'Blanco Library';
export const cityHall = 'Blanco City Hall';
export const stay = 'Porch Light Stays';
export const beer = 'Twin Sisters Brewing';
export const carRepair = 'Square Deal Auto Repair';
export const schools =
  'Blanco Elementary School; Blanco Middle School; Blanco High School; Blanco Independent School District';
export const churches =
  'Cedar Hill Baptist Church; Saint Brendan Catholic Church; Good Shepherd Episcopal Church; Log School Methodist Church; Hill Country Bible Fellowship; Twin Sisters Lutheran Church';
export const land = 'Lot under live oaks; River lot with cypress; Hilltop lot off RM 1623';
