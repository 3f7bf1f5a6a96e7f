import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { ServiceMessaging } from '@town/messaging/service-messaging';
import { startTelemetry } from '@town/telemetry/start-telemetry';
import { MESSAGING } from '../events/messaging-token.js';

/** Exports the service's traces, if the environment configures an exporter. */
@Injectable()
export class Telemetry implements OnModuleInit, OnApplicationShutdown {
  private stop: (() => Promise<void>) | undefined;

  constructor(@Inject(MESSAGING) private readonly messaging: ServiceMessaging) {}

  async onModuleInit(): Promise<void> {
    this.stop = await startTelemetry(this.messaging.service);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stop?.();
  }
}
