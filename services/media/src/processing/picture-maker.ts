import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { HttpException, Injectable, Logger } from '@nestjs/common';
import { type MadePicture, makerAnswerSchema } from './made-picture.js';

const program = fileURLToPath(new URL('../make-picture.js', import.meta.url));

/** Fifty megapixels take about five seconds on one slow core. */
const withinMs = 60_000;

/** Makes the files of pictures, each in a separate process. */
@Injectable()
export class PictureMaker {
  private readonly logger = new Logger('PictureMaker');

  /** @throws HttpException with 413 or 415 for a file that is not accepted */
  async make(original: Buffer): Promise<MadePicture> {
    const { data } = makerAnswerSchema.safeParse(await this.run(original));
    if (!data) throw new HttpException('The picture takes too much time or memory to read.', 413);
    if ('refused' in data) throw new HttpException(data.refused.message, data.refused.status);
    return data.made;
  }

  /** The program's answer; undefined when it ends without one. */
  private run(original: Buffer): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const child = fork(program, {
        // It decodes untrusted files, so it gets no secrets.
        // Large pictures stay in memory: a container has no disk to write to.
        env: { NODE_ENV: process.env['NODE_ENV'], VIPS_DISC_THRESHOLD: '2g' },
        execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        timeout: withinMs,
        killSignal: 'SIGKILL',
      });
      let answer: unknown;
      child.once('message', (message) => {
        answer = message;
      });
      child.once('error', reject);
      child.once('close', (status, signal) => {
        if (answer === undefined) this.logger.warn('No picture was made', { status, signal });
        resolve(answer);
      });
      child.send(original, (error) => error && reject(error));
    });
  }
}
