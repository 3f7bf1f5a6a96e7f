import { setImmediate as nextTurn } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { BackgroundJob } from './background-job.js';

/** A job whose runs fail for a reason that may change, or succeed without one. */
class FailingJob extends BackgroundJob {
  runs = 0;
  reason: string | undefined = 'The database is away';

  constructor() {
    super({ intervalMs: 1 });
  }

  override async run(): Promise<void> {
    this.runs += 1;
    if (this.reason) throw new Error(this.reason);
  }

  async moreRuns(): Promise<void> {
    for (const enough = this.runs + 5; this.runs < enough; ) await nextTurn();
  }
}

afterEach(() => jest.restoreAllMocks());

test('a failure that repeats itself is logged once a minute, also after a success; another one at once', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const job = new FailingJob();
  job.onApplicationBootstrap();
  await job.moreRuns();
  expect(warn).toHaveBeenCalledTimes(1);
  now.mockReturnValue(60_000);
  await job.moreRuns();
  expect(warn).toHaveBeenCalledTimes(2);
  job.reason = 'A table is missing';
  await job.moreRuns();
  expect(warn).toHaveBeenCalledTimes(3);
  job.reason = undefined;
  await job.moreRuns();
  job.reason = 'A table is missing';
  await job.moreRuns();
  await job.beforeApplicationShutdown();
  expect(warn.mock.calls.map(([message]) => message)).toEqual(Array(3).fill('A run failed'));
});
