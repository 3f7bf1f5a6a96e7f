import { Worker } from 'node:worker_threads';
import { BadRequestException, Injectable, Logger } from '@nestjs/common';
import { eventKind } from '@town/contracts/managed-records/managed-kinds';
import { townDate } from '@town/contracts/town/date';
import { RecordEntity } from '@town/managed-records/records/record-entity';
import type { ImportRow, ImportRows, RowReader } from '@town/managed-records/transfer/import-rows';
import { DataSource, In } from 'typeorm';
import { SettingsService } from '../settings/settings-service.js';
import { type CalendarQuestion, calendarAnswerSchema } from './calendar-answer.js';
import { zoneName } from './zone-name.js';

const program = new URL('../read-calendar.js', import.meta.url);

/** For comparison: a calendar of 8 MB with 18,000 events took seven seconds on a busy machine. */
const withinMs = 10_000;

/** Heap limit of the thread: enough for 18,000 events. A container has 256 MB. */
const heapMb = 96;

/** The stored state of a recurring event. */
interface ImportedEvent {
  uid: string;
  isPublic: boolean;
  /** The single dates that are records of their own. */
  dates: string[];
  /** The exceptions of each of its records that has a recurrence rule; null when there is none. */
  exceptions: unknown[] | null;
}

/** Returns a check whether the exceptions name a date. If not, the event takes place on it as usual. */
const namedIn = (exceptions: unknown[]) => {
  const named = exceptions.flat().map((exception) => Object(exception).date);
  return (date: string) => named.includes(date);
};

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
    const question = {
      file,
      timeZone: zoneName(timeZone),
      today: townDate(new Date(), timeZone),
      ...(await this.importedBefore()),
    };
    const { data } = calendarAnswerSchema.safeParse(await this.run(question));
    if (!data) throw new BadRequestException('The calendar takes too much time or memory to read.');
    if ('refused' in data) throw new BadRequestException(data.refused);
    return { ...data, rows: await this.withoutUnknownCancelled(data.rows) };
  }

  /**
   * The recurring events from earlier files. A single date of one is a record with an id like "uid
   * 2027-03-10".
   */
  private async importedBefore(): Promise<Pick<CalendarQuestion, 'expanded' | 'whole'>> {
    const rows = await this.dataSource.query<ImportedEvent[]>(
      `select uid, bool_or(date is null and state = 'published') as "isPublic",
         array_remove(array_agg(date), null) as dates,
         jsonb_agg(content -> 'exceptions') filter (where date is null) as exceptions
       from (
         select regexp_replace(external_id, ' \\d{4}-\\d\\d-\\d\\d$', '') as uid,
           substring(external_id from ' (\\d{4}-\\d\\d-\\d\\d)$') as date, state, content
         from records where kind = $1 and external_id is not null
       ) as imported
       where date is not null or content ->> 'recurrence' is not null
       group by uid`,
      [eventKind.name],
    );
    return {
      expanded: rows.filter(({ exceptions }) => !exceptions).map(({ uid }) => uid),
      whole: rows.flatMap(({ exceptions, dates, ...row }) =>
        exceptions ? { ...row, ownDates: dates.filter(namedIn(exceptions)) } : [],
      ),
    };
  }

  /** Removes cancelled events that do not exist here, so that they are not created. */
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

  /** Runs the thread; undefined when it ends without a result. */
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
