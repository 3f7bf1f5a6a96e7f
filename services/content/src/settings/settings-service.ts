/**
 * The town's settings: one row with a version. Anyone may read its public part, and administrators may
 * change it. The other services and the site's server have copies: each change is published as an event,
 * and the server polls every few seconds.
 */
import { Injectable } from '@nestjs/common';
import {
  publicTownSchema,
  type StoredSettings,
  settingsChanged,
  type TownSettings,
} from '@town/contracts/settings/town-settings';
import type { TownClock } from '@town/managed-records/town-clock';
import { Audit } from '@town/service-kit/audit/audit';
import { Outbox } from '@town/service-kit/events/outbox';
import { ProblemException } from '@town/service-kit/http/problem-exception';
import type { ListSnapshot } from '@town/service-kit/lists/list-answer';
import { Lists } from '@town/service-kit/lists/lists';
import { DataSource, type EntityManager } from 'typeorm';
import { changedSettings } from './changed-settings.js';
import { TownSettingsEntity } from './town-settings-entity.js';

/**
 * A release with more public fields has another ETag for the same settings. While processes of both
 * releases answer, no client then keeps a response of the earlier one permanently.
 */
const shownFields = [
  ...Object.keys(publicTownSchema.shape),
  ...Object.keys(publicTownSchema.shape.profile.shape),
];

@Injectable()
export class SettingsService implements TownClock {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lists: Lists,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** The public part of the settings. */
  shown(): Promise<ListSnapshot> {
    return this.lists.read({
      list: 'town_settings',
      key: `town ${shownFields.join()}`,
      read: async (manager) => ({
        content: publicTownSchema.parse(await this.current(manager)),
        total: 1,
      }),
    });
  }

  /** The settings as seen by the transaction of a manager. */
  async current(manager: EntityManager = this.dataSource.manager): Promise<StoredSettings> {
    return stored(await manager.findOneByOrFail(TownSettingsEntity, { id: 'town' }));
  }

  /** The town's time zone, an IANA name. */
  async timeZone(): Promise<string> {
    return (await this.current()).profile.timeZone;
  }

  /**
   * Replaces the settings.
   * @throws 412 with the current settings when they have been changed since
   */
  change(settings: TownSettings, expectedVersion: number, by: string): Promise<StoredSettings> {
    return this.dataSource.transaction(async (manager) => {
      const row = await manager.findOneOrFail(TownSettingsEntity, {
        where: { id: 'town' },
        lock: { mode: 'pessimistic_write' },
      });
      if (row.version !== expectedVersion) {
        throw new ProblemException(412, 'Somebody else has changed the settings meanwhile', {
          current: stored(row),
        });
      }
      const { id } = row;
      const changes = changedSettings(row.current(), settings);
      row.change(settings, by);
      await manager.save(row);
      await this.outbox.enqueue(manager, settingsChanged, { id, version: row.version, settings });
      await this.audit.record(manager, {
        actor: by,
        action: 'change',
        kind: 'settings',
        id: '',
        ...changes,
      });
      return stored(row);
    });
  }
}

function stored(row: TownSettingsEntity): StoredSettings {
  return { ...row.current(), version: row.version };
}
