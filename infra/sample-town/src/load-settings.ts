import { settingsChanged, type TownSettings } from '@town/contracts/settings/town-settings';
import type { Client } from 'pg';
import { enqueue } from './enqueue.js';

/**
 * Writes the town's settings, unless an administrator has changed them. The other services get the same
 * event as for a change.
 */
export async function loadSettings(client: Client, settings: TownSettings): Promise<void> {
  const { rows } = await client.query<{ id: 'town'; version: number }>(
    `update town_settings set settings = $1, version = version + 1
     where changed_by is null and settings <> $1 returning id, version`,
    [JSON.stringify(settings)],
  );
  for (const { id, version } of rows) {
    await enqueue(client, 'content', settingsChanged, { id, version, settings });
  }
}
