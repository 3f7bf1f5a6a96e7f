import { resolve } from 'node:path';
import { backupStack } from './backup-stack.js';
import { runCommand } from './run-command.js';
import { runningStack } from './running-stack.js';

// Writes a backup of the running stack: backup-command.js [folder]
await runCommand(async ([folder]) => {
  const now = new Date();
  const name = `backup-${now.toISOString().replace(/[:.]/g, '-')}`;
  const target = resolve(process.env['INIT_CWD'] ?? '.', folder ?? name);
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
});
