/** The limits of one visitor, named as in the template and in the environment. */
export const limitNames = [
  'READ_RATE',
  'READ_BURST',
  'WRITE_RATE',
  'WRITE_BURST',
  'PAGE_RATE',
  'PAGE_BURST',
  'PAGES_IN_FLIGHT',
] as const;
type LimitName = (typeof limitNames)[number];

/** Limits that differ from the usual ones. */
export type Limits = { [Name in LimitName]?: number | undefined };

/** Usual limits of one visitor: an IPv4 address, or a /64 network of IPv6. */
export const usualLimits: Record<LimitName, number> = {
  /** Reads of the API and of slices a second, and how many more at once. */
  READ_RATE: 100,
  READ_BURST: 400,
  WRITE_RATE: 10,
  WRITE_BURST: 40,
  /** Pages a second, how many more at once, and how many in flight. */
  PAGE_RATE: 30,
  PAGE_BURST: 120,
  PAGES_IN_FLIGHT: 20,
};
