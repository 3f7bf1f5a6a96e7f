import type { QueryRunner } from 'typeorm';

/** Loads the extension into the session. Without this, a function cannot set the extension's settings. */
export async function loadTrigrams(runner: QueryRunner): Promise<void> {
  await runner.query("select similarity('', '')");
}
