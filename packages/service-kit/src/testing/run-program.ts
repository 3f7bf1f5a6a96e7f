import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** Runs a command of a service to its end, with the service's database and without a broker. */
export async function runProgram(
  program: URL,
  args: readonly string[],
  databaseUrl: string,
): Promise<{ status: number; output: string }> {
  const { NODE_OPTIONS: _ofTheTests, ...inherited } = process.env;
  const child = spawn(process.execPath, [fileURLToPath(program), ...args], {
    env: {
      ...inherited,
      DATABASE_URL: databaseUrl,
      NATS_URL: 'nats://127.0.0.1:1',
      SITE_URL: 'http://localhost:8080',
    },
  });
  const [[status], ...written] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status, output: written.join('') };
}
