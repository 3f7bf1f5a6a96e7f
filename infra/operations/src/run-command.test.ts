import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const module = new URL('./run-command.js', import.meta.url).href;

/** Runs the given code as a command in a separate process. */
function run(code: string) {
  const program = `import { runCommand } from '${module}'; await runCommand(async () => { ${code} });`;
  const args = ['--input-type=module', '--eval', program];
  return spawn(process.execPath, args, { timeout: 30_000 });
}

it('exits after printing everything, however long the output is', async () => {
  const command = run("console.log('x'.repeat(4_000_000)); setInterval(() => {}, 1_000);");
  const closed = once(command, 'close');
  expect(await text(command.stdout)).toHaveLength(4_000_001);
  expect(await closed).toEqual([0, null]);
});

it('exits with its own status when its reader has gone', async () => {
  const command = run("console.log('x'.repeat(4_000_000)); throw new Error('no');");
  command.stdout.destroy();
  expect(await once(command, 'close')).toEqual([1, null]);
});
