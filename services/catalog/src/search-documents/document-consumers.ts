import { type RecordEvent, recordEvents } from '@town/contracts/managed-records/events';
import { documentKinds } from '@town/contracts/search/document';

/** The events of records of other services that the search indexes. */
export const documentEvents = recordEvents.filter(({ kind }) =>
  documentKinds.some((name) => name === kind.name),
);

/** The name of the handler of such an event. */
export const documentHandlerName = ({ kind, happening }: RecordEvent) =>
  `update-document-when-${kind.name}-${happening}`;

/** What the search consumes, for the service's messaging. */
export const documentConsumers = documentEvents.map((event) => ({
  contract: event.contract,
  handler: documentHandlerName(event),
}));
