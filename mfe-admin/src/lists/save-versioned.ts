import { sendJson } from '@town/slice-kit/send-json';

interface VersionedSave {
  /** What the form was filled from; undefined for something new. */
  stored: { id: string; version: number } | undefined;
  call: unknown;
  token: string;
  /** Where something new goes. */
  collection: string;
  /** The address of what is stored. */
  item(id: string): string;
}

/** Creates something, or changes the version that the form was filled from and no newer one. */
export const saveVersioned = ({ stored, call, token, collection, item }: VersionedSave) =>
  stored
    ? sendJson(item(stored.id), call, { method: 'PUT', token, ifMatch: stored.version })
    : sendJson(collection, call, { token });
