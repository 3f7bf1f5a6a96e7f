import * as z from 'zod/mini';

const tableSchema = z.object({
  rows: z.int(),
  /** Hash of the rows as PostgreSQL's COPY writes them, ordered by key. */
  sha256: z.string(),
});

const sequenceSchema = z.object({ name: z.string(), value: z.nullable(z.string()) });

/** The content of one database. */
export const databaseBackupSchema = z.object({
  /** The migrations that created its tables. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), tableSchema),
  sequences: z.array(sequenceSchema),
});
export type DatabaseBackup = z.infer<typeof databaseBackupSchema>;

/** `manifest.json` of a backup. It is written last, so a folder that has one is complete. */
export const backupManifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  databases: z.record(z.string(), databaseBackupSchema),
  /** Hash of each file of a picture; missing where pictures are in a bucket. */
  pictures: z.optional(z.record(z.string(), z.string())),
  /** The configuration of each stream, as the broker reports it. */
  streams: z.array(z.looseObject({ name: z.string() })),
});
export type BackupManifest = z.infer<typeof backupManifestSchema>;
