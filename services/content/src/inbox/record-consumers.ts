import { type RecordEvent, recordEvents } from '@town/contracts/managed-records/events';

/** The name of the handler of an event of records. */
export const recordHandlerName = ({ kind, happening }: RecordEvent) =>
  `note-record-when-${kind.name}-${happening}`;

/** What the inbox consumes of records of every kind, for the service's messaging. */
export const recordConsumers = recordEvents.map((event) => ({
  contract: event.contract,
  handler: recordHandlerName(event),
}));
