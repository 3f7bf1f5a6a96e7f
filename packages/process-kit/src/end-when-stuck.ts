import { url as debuggerUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/**
 * Ends the process when its event loop has not turned for so long, because code never ends: nothing in
 * the loop itself could. Whoever supervises the process then starts it again; neither compose nor the
 * local stack restart a process that only stops answering. A process that a debugger can attach to is left
 * alone: its loop stands still at every breakpoint.
 * @param service the name in the line of the log that says so
 * @param looks how many looks, one each `everyMs`, must find the loop where it was. They are counted
 *   instead of the time: a machine that was asleep has not been stuck.
 */
export function endWhenStuck(service: string, looks = 20, everyMs = 1_000): void {
  const turns = new Int32Array(new SharedArrayBuffer(4));
  const debugged = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => {
    Atomics.add(turns, 0, 1);
    Atomics.store(debugged, 0, debuggerUrl() ? 1 : 0);
  }, everyMs / 2).unref();
  new Worker(watch, {
    eval: true,
    execArgv: [],
    workerData: { service, turns, debugged, looks, everyMs },
  }).unref();
}

/**
 * A thread of its own, in plain JavaScript: it needs no file, in whatever way the server is bundled.
 * As a debugger would, it stops the code that never ends, to say where that is.
 */
const watch = `
  const { Session } = require('node:inspector');
  const { writeSync } = require('node:fs');
  const { workerData } = require('node:worker_threads');
  const { service, turns, debugged, looks, everyMs } = workerData;
  const end = (at) => {
    const message = 'the event loop is stuck: code that never ends';
    // The log may be away.
    try {
      writeSync(2, JSON.stringify({ time: new Date().toISOString(), level: 'error', service, message, at }) + '\\n');
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  };
  const endSayingWhere = () => {
    setTimeout(end, 5_000);
    // An error would end this thread, and the time-out with it.
    try {
      findPlace();
    } catch {
      end();
    }
  };
  const findPlace = () => {
    const session = new Session();
    session.connectToMainThread();
    const files = new Map();
    session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => files.set(scriptId, url));
    session.on('Debugger.paused', ({ params: { callFrames } }) => {
      const place = ({ functionName, location: { scriptId, lineNumber, columnNumber } }) =>
        functionName + ' (' + files.get(scriptId) + ':' + (lineNumber + 1) + ':' + columnNumber + ')';
      end(callFrames.slice(0, 10).map(place));
    });
    session.post('Debugger.enable');
    session.post('Debugger.pause');
  };
  let last = -1;
  let same = 0;
  const watching = setInterval(() => {
    const now = Atomics.load(turns, 0);
    same = now === last ? same + 1 : 0;
    last = now;
    if (same < looks || Atomics.load(debugged, 0) === 1) return;
    clearInterval(watching);
    endSayingWhere();
  }, everyMs);
`;
