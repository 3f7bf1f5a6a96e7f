import { StackError } from '@town/dev-stack/lib/stack-error';

/** Runs a command of operations. An error is one clear line and exit status 1. */
export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof StackError ? error.message : error);
    process.exitCode = 1;
  }
  await Promise.all([written(process.stdout), written(process.stderr)]);
  // A broker that accepts connections and says nothing leaves one open, which would keep the process.
  process.exit();
}

/** Waits until everything is written: a pipe takes it in parts, and an exit would lose the rest. */
function written(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    // Nobody may read it any more, as with `| head`.
    stream.once('error', () => resolve());
    stream.write('', () => resolve());
  });
}
