import { type RecordEvent, recordEvents } from '@town/contracts/managed-records/events';
import { documentKinds } from '@town/contracts/search/document';

/** The events of other services' records that the search index follows. */
export const documentEvents = recordEvents.filter(({ kind }) =>
  documentKinds.some((name) => name === kind.name),
);

/** The handler's name, which identifies its consumer. */
export const documentHandlerName = ({ kind, happening }: RecordEvent) =>
  `update-document-when-${kind.name}-${happening}`;

/** The search's consumers, for the service's messaging definition. */
export const documentConsumers = documentEvents.map((event) => ({
  contract: event.contract,
  handler: documentHandlerName(event),
}));
