import {
  type BeforeApplicationShutdown,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { BackgroundLoop } from '@town/process-kit/background-loop';
import { errorMessage } from '@town/process-kit/error-code';
import type { DataSource } from 'typeorm';

/**
 * Some jobs run twice a second. While a database is away, or fails every other statement, they would fill a
 * disk with the same line.
 */
const repeatLineMs = 60_000;

/**
 * A background loop tied to the application's lifecycle: it starts once all modules are initialised, and
 * the application waits for the current run before it closes.
 */
export abstract class BackgroundJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  protected readonly loop: BackgroundLoop;
  private lastFailure: { text: string; loggedAt: number } | undefined;

  constructor(options: { intervalMs: number; pauseFirst?: boolean }) {
    this.loop = new BackgroundLoop(async (stopping) => (await this.run(stopping)) ?? undefined, {
      ...options,
      onError: (error) => this.logFailure(error),
    });
  }

  /**
   * One run; other processes may run it at the same time. It may return the pause before the next run, in
   * ms.
   */
  abstract run(stopping?: AbortSignal): Promise<void> | Promise<number | undefined>;

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  private logFailure(error: unknown): void {
    const text = errorMessage(error);
    // Unlike the time of day, it is never set back.
    const now = performance.now();
    const { lastFailure } = this;
    if (text === lastFailure?.text && now - lastFailure.loggedAt < repeatLineMs) return;
    this.lastFailure = { text, loggedAt: now };
    this.logger.warn('A run failed', { error });
  }
}

/** A job that every process runs once an hour. */
export abstract class HourlyJob extends BackgroundJob {
  constructor() {
    super({ intervalMs: 60 * 60 * 1000, pauseFirst: true });
  }
}

/**
 * Deletes expired rows every hour. A failing statement is logged as an error; the other statements still
 * run.
 */
export abstract class RetentionJob extends HourlyJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly statements: readonly string[],
  ) {
    super();
  }

  override async run(): Promise<void> {
    for (const statement of this.statements) {
      try {
        await this.dataSource.query(statement);
      } catch (error) {
        this.logger.error('Expired rows could not be removed', { statement, error });
      }
    }
  }
}
