import { StackError } from '@town/dev-stack/lib/stack-error';

/** Runs an operations command. An error is printed as one clear line, with exit status 1. */
export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof StackError ? error.message : error);
    process.exitCode = 1;
  }
  await Promise.all([written(process.stdout), written(process.stderr)]);
  // A broker that accepts connections but never answers leaves one open, which would keep the process
  // alive.
  process.exit();
}

/** Waits until all output is written: a pipe takes it in parts, and an exit would lose the rest. */
function written(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    // The reader may have gone, as with `| head`.
    stream.once('error', () => resolve());
    stream.write('', () => resolve());
  });
}
