/**
 * Fields against robots, which the site's own forms send beside their own. A direct call of the API has
 * none of them and is accepted.
 */
export interface FormGuard {
  /** An input that people never see: robots fill it in. */
  website2?: string;
  /** When the form was shown and when it was sent, in milliseconds by the visitor's clock. */
  startedAt?: number;
  sentAt?: number;
}
