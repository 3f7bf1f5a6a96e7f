import { type AdvertiserStatus, advertiserStatuses } from '@town/contracts/advertisers/status';

/** The status of an application that the clerk has seen, for a call; undefined for one of a later release. */
export const seenStatus = (seen: string): AdvertiserStatus | undefined =>
  advertiserStatuses.find((each) => each === seen);
