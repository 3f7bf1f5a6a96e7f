/** What a run is like. The same seed gives the same kinds of calls in the same order, and the same kills. */
export interface Setting {
  /** How long the week takes. */
  seconds: number;
  /** Calls a second at the busiest time of a usual day. */
  perSecond: number;
  kills: number;
  seed: number;
  /** Processes of each service and of the site's server. */
  replicas: number;
}

/** How often a minute of the rush (a storm, a parade) is busier than the busiest of a usual day. */
const rush = 10;
/** Three times in the week, each for as long as this part of it. */
const rushes = [0.22, 0.51, 0.83];
const rushLength = 0.01;

/**
 * Calls a second at a moment of the week: quiet nights, busy noons, and three rushes.
 * @param moment from 0 to 1
 */
export function rateAt(moment: number, { perSecond }: Setting): number {
  if (rushes.some((start) => moment >= start && moment < start + rushLength)) {
    return perSecond * rush;
  }
  const timeOfDay = (moment * 7) % 1;
  return perSecond * (0.1 + 0.9 * Math.sin(Math.PI * timeOfDay) ** 2);
}
