import { type RecordEvent, recordEvents } from '@town/contracts/managed-records/events';

/** The name of the handler of a record event. */
export const recordHandlerName = ({ kind, happening }: RecordEvent) =>
  `note-record-when-${kind.name}-${happening}`;

/** The record events of every kind that the inbox consumes, for the service's messaging. */
export const recordConsumers = recordEvents.map((event) => ({
  contract: event.contract,
  handler: recordHandlerName(event),
}));
