import { pictureFormats } from '@town/contracts/pictures/files';
import * as z from 'zod/mini';

const bytes = z.instanceof(Uint8Array);

/** What is made of an original. */
export const madePictureSchema = z.object({
  /** Of the original, upright, in pixels. */
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  files: z.array(z.object({ width: z.int(), format: z.enum(pictureFormats), content: bytes })),
});
export type MadePicture = z.infer<typeof madePictureSchema>;

/** The statuses that a picture can be refused with: too large, and not a picture that is accepted. */
const refusalStatuses = [413, 415] as const;

/** What the program answers that makes a picture. */
export const makerAnswerSchema = z.union([
  z.object({ made: madePictureSchema }),
  z.object({ refused: z.object({ status: z.literal(refusalStatuses), message: z.string() }) }),
]);
export type MakerAnswer = z.infer<typeof makerAnswerSchema>;

/** The file is not a picture that is accepted; the message is for the person who has sent it. */
export class RefusedPicture extends Error {
  constructor(
    readonly status: (typeof refusalStatuses)[number],
    message: string,
  ) {
    super(message);
  }
}
