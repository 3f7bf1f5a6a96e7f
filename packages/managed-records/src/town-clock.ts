/** Provides the time zone of the town. */
export interface TownClock {
  /** IANA name */
  timeZone(): Promise<string>;
}
