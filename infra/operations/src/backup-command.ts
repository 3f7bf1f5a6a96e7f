import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StackError } from '@town/dev-stack/lib/stack-error';
import * as z from 'zod/mini';
import { backupStack } from './backup-stack.js';
import { backupName, removeOldBackups } from './remove-old-backups.js';
import { runCommand } from './run-command.js';
import { runningStack } from './running-stack.js';

const keepSchema = z.optional(z.coerce.number().check(z.int(), z.minimum(1)));

// Writes a backup of the running stack: backup-command.js [folder] [--keep <number>]
await runCommand(async (args) => {
  const { folder, keep } = readArguments(args);
  const now = new Date();
  const target = resolve(process.env['INIT_CWD'] ?? '.', folder ?? backupName(now));
  const { databases, pictures } = await backupStack(runningStack(), target, now);
  for (const [database, { tables }] of Object.entries(databases)) {
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(`${database}: ${Object.keys(tables).length} tables, ${rows} rows`);
  }
  console.log(
    pictures
      ? `pictures: ${Object.keys(pictures).length} files`
      : 'The pictures are in a bucket, which keeps them: they are not part of this backup.',
  );
  console.log(
    `Backup written to ${target}. It contains personal data and keys: protect it like the site.`,
  );
  if (keep === undefined) return;
  for (const name of removeOldBackups(dirname(target), keep)) console.log(`Removed ${name}.`);
});

function readArguments(args: string[]): { folder: string | undefined; keep: number | undefined } {
  const { values, positionals } = parseArgs({
    args,
    options: { keep: { type: 'string' } },
    allowPositionals: true,
  });
  const keep = keepSchema.safeParse(values.keep);
  if (!keep.success) throw new StackError('--keep takes the number of backups that stay.');
  return { folder: positionals[0], keep: keep.data };
}
