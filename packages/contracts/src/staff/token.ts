/** What makes a token one of this site's staff. Every staff request is checked against it. */
export const staffToken = {
  algorithm: 'ES256',
  /** Earlier releases signed with RS256; their tokens count until they expire. */
  acceptedAlgorithms: ['ES256', 'RS256'],
  issuer: 'town-guide-auth',
  audience: 'town-guide-staff',
  hours: 8,
} as const;
