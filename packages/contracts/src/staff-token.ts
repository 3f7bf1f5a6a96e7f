/** What makes a token one of this site's staff; checked with every request of theirs. */
export const staffToken = {
  algorithm: 'RS256',
  issuer: 'town-guide-auth',
  audience: 'town-guide-staff',
  hours: 8,
} as const;
