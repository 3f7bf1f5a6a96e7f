import { sendJson } from '@town/slice-kit/send-json';

interface VersionedSave {
  /** The entry that the form was filled from; undefined for a new one. */
  stored: { id: string; version: number } | undefined;
  call: unknown;
  token: string;
  /** The API path for creating an entry. */
  collection: string;
  /** The API path of a stored entry. */
  item(id: string): string;
}

/** Creates an entry, or changes it if the stored version is still the one that the form was filled from. */
export const saveVersioned = ({ stored, call, token, collection, item }: VersionedSave) =>
  stored
    ? sendJson(item(stored.id), call, { method: 'PUT', token, ifMatch: stored.version })
    : sendJson(collection, call, { token });
