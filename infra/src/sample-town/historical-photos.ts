import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { historicalPhotoSchema } from '@town/contracts/historical-photo';
import * as z from 'zod/mini';

const list = join(import.meta.dirname, '../../../packages/ui/plates/plates.json');

/** The gallery's plates, as the illustrator lists them. */
export function historicalPhotos() {
  return z.array(historicalPhotoSchema).parse(JSON.parse(readFileSync(list, 'utf8')));
}
