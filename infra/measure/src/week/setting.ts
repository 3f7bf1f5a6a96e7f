/**
 * The parameters of a run. The same seed gives the same kinds of requests in the same order, and the same
 * kills.
 */
export interface Setting {
  /** Duration of the simulated week. */
  seconds: number;
  /** Requests per second at the busiest time of a usual day. */
  perSecond: number;
  kills: number;
  seed: number;
  /** Processes of each service and of the site's server. */
  replicas: number;
}

/** How many times busier a rush (a storm, a parade) is than the busiest minute of a usual day. */
const rush = 10;
/** When the three rushes begin, and how long each takes, as fractions of the week. */
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
