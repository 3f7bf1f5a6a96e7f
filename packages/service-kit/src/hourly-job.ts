import {
  type BeforeApplicationShutdown,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { describeError } from './observability/describe-error.js';

const hourMs = 60 * 60 * 1000;

/**
 * Something that every process of a service does once an hour. A run that fails is logged, and the
 * next one tries again; a process ends only after the run that is under way.
 */
export abstract class HourlyJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  /** One run; several processes may be at it at once. */
  abstract run(): Promise<void>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.run().catch((error: unknown) => {
        this.logger.warn('The hourly run failed', describeError(error));
      });
    }, hourMs).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
