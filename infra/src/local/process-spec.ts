/** How to start a program. */
export interface Command {
  file: string;
  args: string[];
  env: Record<string, string>;
  cwd?: string;
  uid?: number;
  gid?: number;
}

/** One process of the stack; adding one to the stack is writing one of these. */
export interface ProcessSpec {
  name: string;
  /** Its address as stack.json shows it. */
  url: string;
  /** Whether stack.json shows it, as it does unless this says otherwise. */
  isListed?: boolean;
  command: Command;
  /** Which signal asks it to end in good order. */
  stopSignal: NodeJS.Signals;
  /** Clears what a killed predecessor may have left; runs before every start. */
  beforeStart?: () => Promise<void>;
  isReady: () => Promise<boolean>;
}

/** Something that is done once in a start and ends by itself. */
export interface JobSpec {
  name: string;
  /** Said while it goes on. */
  title: string;
  run: (tools: JobTools) => Promise<void>;
}

export interface JobTools {
  /** Runs a program to its end with the stack's log and record keeping; throws when it fails. */
  runCommand: (command: Command) => Promise<void>;
}
