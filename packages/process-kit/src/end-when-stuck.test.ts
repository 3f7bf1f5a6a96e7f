import { spawnSync } from 'node:child_process';

const module = new URL('./end-when-stuck.js', import.meta.url).href;

/** Runs code in a process that ends when its loop stands still for so many milliseconds. */
function run(code: string, stuckMs: number) {
  const program = `import { endWhenStuck } from '${module}'; endWhenStuck('site', 5, ${stuckMs / 5}); ${code}`;
  const args = ['--input-type=module', '--eval', program];
  return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 30_000 });
}

describe('A process that must not stay stuck', () => {
  it('ends when code of it never does, and says so', () => {
    const { signal, stderr } = run('setTimeout(() => { for (;;); }, 200);', 250);
    expect(signal).toBe('SIGKILL');
    expect(JSON.parse(stderr)).toMatchObject({
      level: 'error',
      service: 'site',
      message: expect.stringContaining('stuck'),
    });
  });

  it('goes on while its loop turns, and ends by itself', () => {
    const { status, stdout } = run("setTimeout(() => console.log('done'), 3_000);", 2_000);
    expect([status, stdout]).toEqual([0, 'done\n']);
  });
});
