import { url as debuggerUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/**
 * Ends the process when its event loop is blocked, for example by an infinite loop. A separate thread
 * watches, because no code can run in a blocked event loop. The supervisor then restarts the process;
 * neither compose nor the local stack restart a process that runs but does not answer. A process with an
 * open debugger port is never ended, because each breakpoint blocks its event loop.
 * @param service name of the service in the log line that reports the end
 * @param looks the number of consecutive checks, one every `everyMs`, that must find the loop blocked.
 *   Checks are counted and not time, because a machine that slept was not blocked.
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
 * The code of the watching thread. It is a string of plain JavaScript, so that it needs no file of its
 * own, however the server is bundled. It pauses the blocked main thread as a debugger would, to log where
 * the code is.
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
