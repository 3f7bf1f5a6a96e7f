import type { StopSignal } from './process-records.js';

/** How to start a program. */
export interface Command {
  file: string;
  args: string[];
  env: Record<string, string>;
  cwd?: string;
  uid?: number;
  gid?: number;
}

/** One process of the stack. To add a process to the stack, write one of these. */
export interface ProcessSpec {
  name: string;
  /** Its address in stack.json. */
  url: string;
  /** Whether stack.json lists it; the default is true. */
  isListed?: boolean;
  /** Whether its output goes to the terminal instead of a log file. */
  isPrinted?: boolean;
  command: Command;
  /** The signal for a graceful shutdown; the default is SIGTERM. */
  stopSignal?: StopSignal;
  /** Cleans up after a killed predecessor; runs before every start. */
  beforeStart?: () => Promise<void>;
  /** Without it the process is ready as soon as it runs. */
  isReady?: () => Promise<boolean>;
}

/** A job that runs once per start and ends. */
export interface JobSpec {
  name: string;
  /** The line of progress. */
  title: string;
  /** A function, or a program whose output is logged. */
  run: Command | (() => Promise<void>);
}
