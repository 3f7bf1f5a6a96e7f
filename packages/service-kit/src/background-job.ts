import {
  type BeforeApplicationShutdown,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { BackgroundLoop } from '@town/process-kit/background-loop';

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
