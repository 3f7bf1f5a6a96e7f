import { StackError } from '../local/stack-error.js';

/** Runs a command of operations; what goes wrong is one clear line and the exit status 1. */
export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof StackError ? error.message : error);
    process.exitCode = 1;
  }
}
