import {
  type BeforeApplicationShutdown,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { BackgroundLoop } from '@town/process-kit/background-loop';
import type { DataSource } from 'typeorm';

/**
 * A background loop that follows the life of the application: it starts after everything else is
 * wired, and the application closes only after the run in progress.
 */
export abstract class BackgroundJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  protected readonly loop: BackgroundLoop;

  constructor(options: { intervalMs: number; pauseFirst?: boolean }) {
    this.loop = new BackgroundLoop((stopping) => this.run(stopping), {
      ...options,
      onError: (error) => this.logger.warn('A run failed', { error }),
    });
  }

  /** One run; other processes may run it at the same time. May return the pause until the next. */
  abstract run(stopping?: AbortSignal): Promise<void> | Promise<number | undefined>;

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }
}

/** A job of every process, once an hour. */
export abstract class HourlyJob extends BackgroundJob {
  constructor() {
    super({ intervalMs: 60 * 60 * 1000, pauseFirst: true });
  }
}

/**
 * Deletes, every hour, what is no longer needed. A statement that fails is in the log as an error, and
 * holds back none of the others.
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
