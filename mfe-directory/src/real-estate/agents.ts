/** Two fixed, fictional estate agents. */
export const agents = [
  { name: 'Laura Meier', office: 'Riverstone Realty', email: 'laura.meier@example.com' },
  { name: 'Jack Donovan', office: 'Cypress & Oak Properties', email: 'jack.donovan@example.com' },
] as const;
