import * as z from 'zod/mini';

const tableSchema = z.object({
  rows: z.int(),
  /** Of the rows as PostgreSQL's COPY writes them, in the order of their key. */
  sha256: z.string(),
});

const sequenceSchema = z.object({ name: z.string(), value: z.nullable(z.string()) });

/** What one database held. */
export const databaseBackupSchema = z.object({
  /** Names of the migrations that had made its tables. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), tableSchema),
  sequences: z.array(sequenceSchema),
});
export type DatabaseBackup = z.infer<typeof databaseBackupSchema>;

/** `manifest.json` of a backup; written last, so that a folder with one is whole. */
export const backupManifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  databases: z.record(z.string(), databaseBackupSchema),
  /** The configuration of each stream, as the broker tells it. */
  streams: z.array(z.looseObject({ name: z.string() })),
});
export type BackupManifest = z.infer<typeof backupManifestSchema>;
