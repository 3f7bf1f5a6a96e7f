import { Worker } from 'node:worker_threads';
import { BadRequestException, Injectable, Logger } from '@nestjs/common';
import { eventKind } from '@town/contracts/managed-records/managed-kinds';
import { townDate } from '@town/contracts/town/date';
import type { ImportRow, ImportRows, RowReader } from '@town/managed-records/import-rows';
import { RecordEntity } from '@town/managed-records/record-entity';
import { DataSource, In } from 'typeorm';
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

  constructor(
    private readonly settings: SettingsService,
    private readonly dataSource: DataSource,
  ) {}

  async read(file: string): Promise<ImportRows> {
    const { timeZone } = (await this.settings.current()).profile;
    const expanded = await this.expandedBefore();
    const question = { file, timeZone, today: townDate(new Date(), timeZone), expanded };
    const { data } = calendarAnswerSchema.safeParse(await this.run(question));
    if (!data) throw new BadRequestException('The calendar takes too much time or memory to read.');
    if ('refused' in data) throw new BadRequestException(data.refused);
    return { ...data, rows: await this.withoutUnknownCancelled(data.rows) };
  }

  /** The UIDs of events whose repetitions are records of their own: "uid 2027-03-10". */
  private async expandedBefore(): Promise<string[]> {
    const rows = await this.dataSource.query<{ uid: string }[]>(
      `select distinct regexp_replace(external_id, ' \\d{4}-\\d\\d-\\d\\d$', '') as uid
       from records where kind = $1 and external_id ~ ' \\d{4}-\\d\\d-\\d\\d$'`,
      [eventKind.name],
    );
    return rows.map(({ uid }) => uid);
  }

  /** A cancelled event matters only where the calendar has it already. */
  private async withoutUnknownCancelled(rows: ImportRows['rows']): Promise<ImportRows['rows']> {
    const isCancelled = ({ values }: ImportRow) => values['status'] === 'cancelled';
    const externalIds = rows.filter(isCancelled).map(({ values }) => values['externalId'] ?? '');
    if (externalIds.length === 0) return rows;
    const found = await this.dataSource.manager.find(RecordEntity, {
      select: { id: true, externalId: true },
      where: { kind: eventKind.name, externalId: In(externalIds) },
    });
    const known = new Set(found.map(({ externalId }) => externalId));
    return rows.filter((row) => !isCancelled(row) || known.has(row.values['externalId'] ?? ''));
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
