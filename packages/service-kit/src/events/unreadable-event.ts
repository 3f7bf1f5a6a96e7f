/** No number of tries will help: the message is not the event that its subject promises. */
export class UnreadableEvent extends Error {
  override name = 'UnreadableEvent';
}
