import { Worker } from 'node:worker_threads';
import { BadRequestException, Injectable, Logger } from '@nestjs/common';
import { townDate } from '@town/contracts/town/date';
import type { ImportRows, RowReader } from '@town/managed-records/import-rows';
import { SettingsService } from '../settings/settings-service.js';
import { type CalendarQuestion, calendarAnswerSchema } from './calendar-answer.js';

const program = new URL('../read-calendar.js', import.meta.url);

/** A calendar of 8 MB with 18,000 events took seven seconds on a busy machine. */
const withinMs = 10_000;

/** Of the thread alone: enough for those 18,000 events. A container has 256 MB. */
const heapMb = 96;

/** Reads calendar files for the import of events, each in a thread of its own. */
@Injectable()
export class CalendarReader implements RowReader {
  private readonly logger = new Logger('CalendarReader');

  constructor(private readonly settings: SettingsService) {}

  async read(file: string): Promise<ImportRows> {
    const { timeZone } = (await this.settings.current()).profile;
    const question = { file, timeZone, today: townDate(new Date(), timeZone) };
    const { data } = calendarAnswerSchema.safeParse(await this.run(question));
    if (!data) throw new BadRequestException('The calendar takes too much time or memory to read.');
    if ('refused' in data) throw new BadRequestException(data.refused);
    return data;
  }

  /** The program's answer; undefined when it ends without one. */
  private run(workerData: CalendarQuestion): Promise<unknown> {
    return new Promise((resolve) => {
      const worker = new Worker(program, {
        workerData,
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: heapMb },
      });
      const timer = setTimeout(() => void worker.terminate(), withinMs);
      let answer: unknown;
      worker.once('message', (message) => {
        answer = message;
      });
      worker.once('error', (error) => this.logger.warn('A calendar was not read', { error }));
      worker.once('exit', () => {
        clearTimeout(timer);
        resolve(answer);
      });
    });
  }
}
