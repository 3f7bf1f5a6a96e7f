import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A superuser has made it, where nobody takes the table over from outside (`infra/kubernetes`). */
const protect = 'protection.protect_audit_log()';

/**
 * Gives the table of the audit log away after the migrations: from then on the service reads and adds
 * entries, and can neither change nor remove one. Without the function there is the trigger.
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
      // People must be able to sign in all the same.
      this.logger.error('The audit log cannot be protected', { error });
    }
  }
}
