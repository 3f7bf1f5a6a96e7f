import { Inject, Injectable } from '@nestjs/common';
import {
  includesRole,
  type SessionOwner,
  type StaffRole,
  staffRoles,
} from '@town/contracts/staff/roles';
import type { CurrentSession } from '@town/contracts/staff/sessions';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { DataSource } from 'typeorm';
import { SecondFactors } from '../second-factor/second-factors.js';
import { IDLE_MINUTES } from './idle-minutes.js';
import { SessionEntity } from './session-entity.js';

interface FoundOwner {
  id: string;
  email: string;
  role: StaffRole;
  stale: boolean;
}

/** Finds the accounts of sessions. Every staff request to any service uses this. */
@Injectable()
export class SessionOwners {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secondFactors: SecondFactors,
    private readonly settings: TownSettingsStore,
    @Inject(IDLE_MINUTES) private readonly idleMinutes: number,
  ) {}

  /**
   * The account of a session with its current role; undefined when the session has ended. This counts as
   * use of the session, which is stored at most once a minute.
   */
  async find(sessionId: string): Promise<SessionOwner | undefined> {
    const [owner] = await this.dataSource.query<FoundOwner[]>(
      `select a.id, a.email, a.role, s.last_used_at < now() - interval '1 minute' as stale
       from staff_sessions s join staff_accounts a on a.id = s.account_id
       where s.id = $1 and s.revoked_at is null and s.expires_at > now()
         and s.last_used_at > now() - $2 * interval '1 minute' and a.disabled_at is null`,
      [sessionId, this.idleMinutes],
    );
    if (!owner) return undefined;
    if (owner.stale) await this.touch(sessionId);
    const { id, email, role } = owner;
    return { email, role, mustEnroll: await this.mustEnroll(id, role) };
  }

  /** Whether the town's settings require a second factor for this role. */
  async needsSecondFactor(role: StaffRole): Promise<boolean> {
    return role === 'administrator' && (await this.settings.current()).requireSecondFactor;
  }

  /** The session as shown to its own account. */
  async describe({ sessionId, email, role, mustEnroll }: StaffMember): Promise<CurrentSession> {
    const { expiresAt } = await this.dataSource.manager.findOneByOrFail(SessionEntity, {
      id: sessionId,
    });
    return {
      email,
      role,
      mustEnroll,
      may: staffRoles.filter((each) => includesRole(role, each)),
      idleMinutes: this.idleMinutes,
      expiresAt: expiresAt.toISOString(),
    };
  }

  private async mustEnroll(accountId: string, role: StaffRole): Promise<boolean> {
    if (!(await this.needsSecondFactor(role))) return false;
    return !(await this.secondFactors.isActive(this.dataSource.manager, accountId));
  }

  private async touch(id: string): Promise<void> {
    await this.dataSource.manager.update(SessionEntity, { id }, { lastUsedAt: () => 'now()' });
  }
}
