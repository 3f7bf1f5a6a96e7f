import { type CommandOptions, runCommand } from '@town/dev-stack/lib/run-command';

/** Runs a command to its end. If it fails, throws an error with its output. */
export async function runOrThrow(
  file: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<string> {
  const { code, stdout, stderr } = await runCommand(file, args, options);
  if (code !== 0) throw new Error(`${file} ${args.join(' ')}: ${stderr.trim() || stdout.trim()}`);
  return stdout;
}
