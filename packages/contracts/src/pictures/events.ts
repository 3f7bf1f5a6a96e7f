import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { recordId } from '../records/record-id.js';
import { pictureSchema } from './record.js';

const picture = z.pick(pictureSchema, {
  id: true,
  hash: true,
  width: true,
  height: true,
  alt: true,
  focalX: true,
  focalY: true,
});

/** A picture is in the library, and its files can be fetched. */
export const pictureAdded = eventContract('MEDIA', 'picture-added', picture);

/** Staff have changed the alternative text or the focal point. */
export const pictureChanged = eventContract('MEDIA', 'picture-changed', picture);

/** A picture has left the library; its files are deleted an hour later. */
export const pictureRemoved = eventContract(
  'MEDIA',
  'picture-removed',
  z.object({ id: recordId, hash: z.string() }),
);
