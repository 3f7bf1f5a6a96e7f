/**
 * Reads a hand-written town: a folder with its settings, and its records by kind. The folder `town` is the
 * one that `npm start` and the tests load: fictional businesses, people and news, and checked facts about
 * real public institutions.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseHours } from '@town/contracts/hours/parse-hours';
import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import {
  publishedSchema,
  type RecordContent,
  type RecordKind,
} from '@town/contracts/managed-records/record-kind';
import { townSettingsSchema } from '@town/contracts/settings/town-settings';
import { townDate } from '@town/contracts/town/date';
import { stableId } from '@town/service-kit/database/stable-id';
import * as z from 'zod/mini';
import type { LoadedRecord, LoadedTown } from './loaded-town.js';
import { readJsonFile } from './read-json-file.js';
import { eventInFile } from './town-event.js';

const day = 24 * 60 * 60 * 1000;

/**
 * Reads a town from a folder. A kind without a file has no records.
 * @param now decides the dates of events and articles
 * @throws Error that names the file and the field that staff could not enter, or a file of no kind
 */
export function readTown(folder: string, now: Date): LoadedTown {
  const settings = readJsonFile(folder, 'settings.json', townSettingsSchema);
  refuseUnknownFiles(folder);
  const today = townDate(now, settings.profile.timeZone);
  const inFile: Record<string, z.ZodMiniType<RecordContent>> = {
    events: eventInFile(today),
    news: articleInFile(now),
  };
  const records = managedKinds.map((kind) => {
    const file = `${kind.name}.json`;
    const contents = existsSync(join(folder, file))
      ? readJsonFile(folder, file, recordsSchema(kind, inFile[kind.name] ?? plain))
      : [];
    return {
      kind,
      records: contents.map((content) => asLoaded(kind, content)),
      history: undefined,
    };
  });
  return { settings, records };
}

/** A misspelt file name would leave out all records of its kind. */
function refuseUnknownFiles(folder: string): void {
  const known = ['settings.json', ...managedKinds.map(({ name }) => `${name}.json`)];
  const unknown = readdirSync(folder).find(
    (name) => name.endsWith('.json') && !known.includes(name),
  );
  if (unknown) {
    throw new Error(`${join(folder, unknown)} is no file of a town: ${known.join(', ')}`);
  }
}

const plain = z.record(z.string(), z.unknown());

/** An article in a file says how long before the first start it was published. */
const articleInFile = (now: Date) =>
  z.pipe(
    z.looseObject({ daysAgo: z.number() }),
    z.transform(({ daysAgo, ...article }) => ({
      ...article,
      publishedDate: new Date(now.getTime() - daysAgo * day).toISOString(),
    })),
  );

/** Records. Opening hours are parsed from their text, and the position is that in the file. */
const recordsSchema = (kind: RecordKind, inFile: z.ZodMiniType<RecordContent>) =>
  z.pipe(
    z.pipe(
      z.array(inFile),
      z.transform((records: RecordContent[]): RecordContent[] =>
        records.map((record, position) => ({
          position,
          openingHours: parseHours(String(record['hours'] ?? '')).openingHours,
          ...record,
        })),
      ),
    ),
    z.array(publishedSchema(kind)).check(
      z.refine(
        (records) => new Set(records.map((each) => nameOf(kind, each))).size === records.length,
        {
          error: `Two ${kind.many} have the same name`,
        },
      ),
    ),
  );

const nameOf = ({ title, slugField }: RecordKind, content: RecordContent) =>
  content[slugField ?? title];

/** The id is derived from the name, so it is the same on every machine. */
function asLoaded(kind: RecordKind, content: RecordContent): LoadedRecord {
  return {
    id: stableId(`town-sample/${kind.one}/${nameOf(kind, content)}`),
    slug: undefined,
    formerSlugs: [],
    externalId: null,
    state: 'published',
    publishAt: null,
    withdrawAt: null,
    content,
    shown: content,
  };
}
