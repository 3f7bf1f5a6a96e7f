import type { QueryRunner } from 'typeorm';

/** Loads the extension into the session: only then may a function name its settings. */
export async function loadTrigrams(runner: QueryRunner): Promise<void> {
  await runner.query("select similarity('', '')");
}
