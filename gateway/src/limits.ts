/** The limits of one visitor, with the names that the template and the environment use. */
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

/** Limits that differ from the defaults. */
export type Limits = { [Name in LimitName]?: number | undefined };

/** Default limits of one visitor: an IPv4 address, or a /64 network of IPv6. */
export const usualLimits: Record<LimitName, number> = {
  /** Reads of the API, slices, pictures and maps per second, and the burst on top of it. */
  READ_RATE: 100,
  READ_BURST: 400,
  WRITE_RATE: 10,
  WRITE_BURST: 40,
  /** Pages per second, the burst on top of it, and pages in flight. */
  PAGE_RATE: 30,
  PAGE_BURST: 120,
  PAGES_IN_FLIGHT: 20,
};
