import * as z from 'zod/mini';
import type { Field } from './fields.js';

/** A kind of record that staff manage, for example the businesses. */
export interface RecordKind {
  /** As in the addresses of the API. */
  name: string;
  /** The service that stores it. */
  service: 'catalog' | 'content';
  /** The labels of one record and of several. */
  one: string;
  many: string;
  /** The field that names a record. */
  title: string;
  fields: Record<string, Field>;
  /** Kinds with the same scope share one namespace of slugs. */
  slugScope: string;
  /** The field whose value is the slug, where addresses are fixed; else the slug follows the title. */
  slugField?: string;
  /** Address of the public page that shows these records, where there is one. */
  page: string | null;
  /** Rules between fields, also for drafts. Each error names the wrong field by its path. */
  checks?: readonly z.core.$ZodCheck<RecordContent>[];
  /** Further rules for published records. */
  publishedChecks?: readonly z.core.$ZodCheck<RecordContent>[];
  /** Its import reads calendar files (.ics), too. */
  calendarFiles?: true;
  /** Address of the public page of one record, where each has one. */
  recordPage?: (record: { id: string; slug: string }) => string;
}

/** Values of a record's fields. */
export type RecordContent = Record<string, unknown>;

/** Validates a record for publication. Drops unknown fields. A picture needs its alternative text. */
export function publishedSchema(kind: RecordKind): z.ZodMiniType<RecordContent, RecordContent> {
  const pictures = Object.entries(kind.fields).flatMap(([name, { altField }]) =>
    altField ? [needsAlt(name, altField)] : [],
  );
  return z
    .object(mapFields(kind, ({ schema }) => schema))
    .check(...pictures, ...(kind.checks ?? []), ...(kind.publishedChecks ?? []));
}

const needsAlt = (picture: string, altField: string) =>
  z.refine<RecordContent>((record) => !record[picture] || Boolean(record[altField]), {
    error: 'Alternative text is required',
    path: [altField],
  });

/** Validates a draft. Drops unknown fields. */
export function draftSchema(kind: RecordKind): z.ZodMiniType<RecordContent, RecordContent> {
  return z
    .object({
      ...mapFields(kind, (field) => field.draftSchema),
      // A record without a name cannot be found again, not even as a draft.
      ...published(kind, kind.title),
      ...(kind.slugField && published(kind, kind.slugField)),
    })
    .check(...(kind.checks ?? []));
}

const published = ({ fields }: RecordKind, name: string) => ({ [name]: fields[name]!.schema });

function mapFields<Result>(
  { fields }: RecordKind,
  change: (field: Field) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field)]));
}
