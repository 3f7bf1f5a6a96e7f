/** The price bands that visitors choose from, in whole US dollars. Both ends belong to a band. */
export const priceBands = {
  under200k: { from: 0, to: 199_999 },
  '200k-300k': { from: 200_000, to: 300_000 },
  '300k+': { from: 300_001, to: undefined },
} as const satisfies Record<string, { from: number; to: number | undefined }>;

export const priceBandNames = [
  'under200k',
  '200k-300k',
  '300k+',
] as const satisfies readonly (keyof typeof priceBands)[];
