import type { MakerAnswer } from './processing/made-picture.js';
import { RefusedPicture } from './processing/made-picture.js';
import { makeFiles } from './processing/make-files.js';

// Makes the files of one picture and ends: its parent (processing/picture-maker.ts) sends the original and
// gets one answer. A separate process frees the decoder's memory afterwards, and contains a crash of the
// decoder.
async function answerTo(message: unknown): Promise<MakerAnswer> {
  if (!(message instanceof Uint8Array)) throw new Error('The original must be bytes');
  try {
    return { made: await makeFiles(Buffer.from(message)) };
  } catch (error) {
    if (!(error instanceof RefusedPicture)) throw error;
    return { refused: { status: error.status, message: error.message } };
  }
}

process.once('message', async (message) => {
  const answer = await answerTo(message);
  process.send?.(answer, undefined, undefined, () => process.disconnect?.());
});
