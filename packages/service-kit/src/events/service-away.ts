/**
 * A service that an event handler calls is temporarily unavailable. The event is redelivered later, and
 * this does not count as a failed attempt.
 */
export class ServiceAway extends Error {
  override name = 'ServiceAway';
}
