/** Knows on which clock the people of the town write a time. */
export interface TownClock {
  /** IANA name */
  timeZone(): Promise<string>;
}
