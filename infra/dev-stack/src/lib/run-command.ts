import { execFile } from 'node:child_process';

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface CommandOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  timeoutMs?: number;
  uid?: number;
  gid?: number;
}

/** Runs a command to its end and returns its output. A command that does not exist has code 127. */
export function runCommand(
  file: string,
  args: readonly string[],
  { timeoutMs, ...options }: CommandOptions = {},
): Promise<CommandResult> {
  const bounds = { timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: Infinity } as const;
  return new Promise((resolve) => {
    const child = execFile(file, args, { ...options, ...bounds }, (error, stdout, stderr) => {
      const code = error ? (error.code ?? null) : 0;
      if (typeof code === 'string') resolve({ code: 127, stdout, stderr: error?.message ?? '' });
      else resolve({ code, stdout, stderr });
    });
    child.stdin?.end();
  });
}
