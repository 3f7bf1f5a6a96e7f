import { type RecordEvent, recordEvents } from '@town/contracts/managed-records/events';

/** The events that say the name of a public business, or that it is public no longer. */
export const nameEvents = recordEvents.filter(({ kind }) => kind.name === 'businesses');

/** The handler's name, which identifies its consumer. */
export const nameHandlerName = ({ kind, happening }: RecordEvent) =>
  `keep-listed-name-when-${kind.name}-${happening}`;

/** The consumers of names, for the service's messaging definition. */
export const nameConsumers = nameEvents.map((event) => ({
  contract: event.contract,
  handler: nameHandlerName(event),
}));
