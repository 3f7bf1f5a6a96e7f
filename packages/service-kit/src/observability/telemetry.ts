import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { startTelemetry } from '@town/telemetry/start-telemetry';
import { SERVICE_NAME } from '../events/service-name.js';

/** Sends the service's traces where the environment asks for them. */
@Injectable()
export class Telemetry implements OnModuleInit, OnApplicationShutdown {
  private stop: (() => Promise<void>) | undefined;

  constructor(@Inject(SERVICE_NAME) private readonly service: string) {}

  async onModuleInit(): Promise<void> {
    this.stop = await startTelemetry(this.service);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stop?.();
  }
}
