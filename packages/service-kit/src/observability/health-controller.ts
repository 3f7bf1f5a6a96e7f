import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ConnectionDrainer } from '@town/process-kit/connection-drainer';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { Broker } from '../events/broker.js';
import { Metrics } from './metrics.js';

/** For operators; the gateway routes none of this. */
@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly broker: Broker,
    private readonly metrics: Metrics,
    private readonly drainer: ConnectionDrainer,
  ) {}

  /** Liveness: the process responds. */
  @Get('healthz')
  alive() {
    return { status: 'ok' };
  }

  /** Readiness: the database responds and the process is not draining. The broker may be down. */
  @Get('readyz')
  async ready(@Res() response: Response): Promise<void> {
    const database = await this.databaseAnswers();
    const ready = database && !this.drainer.isDraining;
    response.status(ready ? 200 : 503).json({
      status: ready ? 'ok' : 'unavailable',
      database: database ? 'up' : 'down',
      broker: this.broker.isConnected() ? 'up' : 'down',
    });
  }

  @Get('metrics')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  measurements(): Promise<string> {
    return this.metrics.registry.metrics();
  }

  private async databaseAnswers(): Promise<boolean> {
    try {
      await this.dataSource.query('select 1');
      return true;
    } catch {
      return false;
    }
  }
}
