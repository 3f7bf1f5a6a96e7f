/** The required properties of a staff token. Every staff request is checked against them. */
export const staffToken = {
  algorithm: 'ES256',
  /** Earlier releases signed with RS256; their tokens are valid until they expire. */
  acceptedAlgorithms: ['ES256', 'RS256'],
  issuer: 'town-guide-auth',
  audience: 'town-guide-staff',
  hours: 8,
} as const;
