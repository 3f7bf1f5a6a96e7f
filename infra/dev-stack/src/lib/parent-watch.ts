import { commandLineOf, parentOf } from './proc.js';
import { identify, isAlive, type ProcessIdentity } from './process-identity.js';

const INTERVAL_MS = 500;

/**
 * Calls back when the `npm start` that started this process was killed. A stack in the foreground
 * ends with its command. A stack that was started in another way outlives its parent.
 */
export function onParentGone(callback: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const npm = findNpm(process.ppid);
  if (!npm) return;
  const timer = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(timer);
    callback();
  }, INTERVAL_MS);
  timer.unref();
}

/** npm is the parent, or the grandparent if there is a shell between them. */
function findNpm(parent: number): ProcessIdentity | undefined {
  const candidates = [parent, parentOf(parent) ?? 0].filter((pid) => pid > 1);
  const npm = candidates.find((pid) => /\bnpm\b/.test(commandLineOf(pid).join(' ')));
  return npm === undefined ? undefined : identify(npm);
}
