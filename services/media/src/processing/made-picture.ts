import { pictureFormats } from '@town/contracts/pictures/files';
import * as z from 'zod/mini';

const bytes = z.instanceof(Uint8Array);

/** The result of processing an original. */
export const madePictureSchema = z.object({
  /** Size of the upright original, in pixels. */
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  files: z.array(z.object({ width: z.int(), format: z.enum(pictureFormats), content: bytes })),
});
export type MadePicture = z.infer<typeof madePictureSchema>;

/** The HTTP statuses for refused pictures: too large, or an unsupported type. */
const refusalStatuses = [413, 415] as const;

/** The answer of the program that makes a picture. */
export const makerAnswerSchema = z.union([
  z.object({ made: madePictureSchema }),
  z.object({ refused: z.object({ status: z.literal(refusalStatuses), message: z.string() }) }),
]);
export type MakerAnswer = z.infer<typeof makerAnswerSchema>;

/** The file is not an accepted picture; the message is for its sender. */
export class RefusedPicture extends Error {
  constructor(
    readonly status: (typeof refusalStatuses)[number],
    message: string,
  ) {
    super(message);
  }
}
