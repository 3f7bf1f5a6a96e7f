/** A service that a handler asks cannot answer now: this says nothing about the event. */
export class ServiceAway extends Error {
  override name = 'ServiceAway';
}
