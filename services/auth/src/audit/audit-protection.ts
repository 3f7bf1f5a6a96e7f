import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';

/**
 * A function that a superuser creates in a cluster (see `infra/kubernetes`). Elsewhere it is missing: there a
 * job of operations transfers the table.
 */
const protect = 'protection.protect_audit_log()';

/**
 * Transfers the ownership of the audit table after the migrations, so that this service can read and add
 * entries, but not change or delete any. Without the function the trigger refuses changes until a job has
 * transferred the table.
 */
@Injectable()
export class AuditProtection implements OnApplicationBootstrap {
  private readonly logger = new Logger('AuditProtection');

  constructor(private readonly dataSource: DataSource) {}

  async onApplicationBootstrap(): Promise<void> {
    try {
      const [{ present }] = await this.dataSource.query(
        'select to_regprocedure($1) is not null as present',
        [protect],
      );
      if (present) await this.dataSource.query(`select ${protect}`);
    } catch (error) {
      // An error here must not prevent people from signing in.
      this.logger.error('The audit log cannot be protected', { error });
    }
  }
}
