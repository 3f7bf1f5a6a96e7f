/**
 * What the site's own forms send beside their fields, against robots. A plain call of the
 * API sends none of it, and is served.
 */
export interface FormGuard {
  /** An input that people never see: robots fill it in. */
  website2?: string;
  /** When the form was shown and when it was sent, in milliseconds by the visitor's clock. */
  startedAt?: number;
  sentAt?: number;
}
