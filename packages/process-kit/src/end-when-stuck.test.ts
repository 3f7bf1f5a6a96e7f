import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const module = new URL('./end-when-stuck.js', import.meta.url).href;

const getsStuck = 'setTimeout(() => { for (;;); }, 200);';

/** Makes the watching thread fail when it connects a debugger session to the main thread. */
const withoutDebugger = `
  import { syncBuiltinESMExports } from 'node:module';
  import threads from 'node:worker_threads';
  const fail = "require('node:inspector').Session.prototype.connectToMainThread = () => { throw new Error('away'); };";
  threads.Worker = class extends threads.Worker {
    constructor(watch, options) { super(fail + watch, options); }
  };
  syncBuiltinESMExports();
`;

/**
 * Runs code in a process that ends when its event loop is blocked for `stuckMs` milliseconds.
 * @param before runs before the process is watched
 */
function run(code: string, stuckMs: number, options: string[] = [], before = '') {
  const program = `import { endWhenStuck } from '${module}'; ${before} endWhenStuck('site', 5, ${stuckMs / 5}); ${code}`;
  const args = [...options, '--input-type=module', '--eval', program];
  return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 30_000 });
}

describe('a process whose event loop is watched', () => {
  it('ends when code never returns, and logs where', () => {
    const code = 'const neverEnds = () => { for (;;); }; setTimeout(() => neverEnds(), 200);';
    const { signal, stderr } = run(code, 250);
    expect(signal).toBe('SIGKILL');
    expect(JSON.parse(stderr)).toMatchObject({
      level: 'error',
      service: 'site',
      message: expect.stringContaining('stuck'),
      at: expect.arrayContaining([expect.stringMatching(/^neverEnds \(.+:1:\d+\)$/)]),
    });
  });

  it('ends even when the place of the code cannot be found', () => {
    const { signal, stderr } = run(getsStuck, 250, [], withoutDebugger);
    expect(signal).toBe('SIGKILL');
    expect(JSON.parse(stderr)).toMatchObject({ message: expect.stringContaining('stuck') });
  });

  it('ends even when its log output is closed', async () => {
    const code = `import { endWhenStuck } from '${module}'; endWhenStuck('site', 5, 50); ${getsStuck}`;
    const args = ['--input-type=module', '--eval', code];
    const stuck = spawn(process.execPath, args, { timeout: 30_000 });
    stuck.stderr.destroy();
    expect(await once(stuck, 'exit')).toEqual([null, 'SIGKILL']);
  });

  it('runs to its normal end while its event loop is not blocked', () => {
    const { status, stdout } = run("setTimeout(() => console.log('done'), 3_000);", 2_000);
    expect([status, stdout]).toEqual([0, 'done\n']);
  });

  it('may be blocked for any time while a debugger port is open', () => {
    const standStill =
      'const begun = Date.now(); while (Date.now() - begun < 1_000); process.exit(0);';
    const { status } = run(`setTimeout(() => { ${standStill} }, 200);`, 250, [
      '--inspect=127.0.0.1:0',
    ]);
    expect(status).toBe(0);
  });
});
