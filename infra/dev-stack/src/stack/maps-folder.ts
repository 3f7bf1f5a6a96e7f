import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.js';

const served = '/maps/';

/**
 * What is missing for the background of maps; undefined if nothing is. The stack starts in any case: without
 * the archive, maps show their markers on a plain ground, and the file may come later.
 */
export function missingMaps({
  dataDir,
  mapsDir,
  mapTilesUrl,
}: Pick<Settings, 'dataDir' | 'mapsDir' | 'mapTilesUrl'>): string | undefined {
  const isChosen = mapsDir !== join(dataDir, 'maps');
  if (isChosen && !existsSync(mapsDir)) {
    return `Maps have no background: the folder ${mapsDir} of MAPS_DIR does not exist.`;
  }
  const archive = join(mapsDir, mapTilesUrl.slice(served.length));
  if (mapTilesUrl.startsWith(served) && !existsSync(archive)) {
    return `Maps have no background: the file ${archive} of MAP_TILES_URL does not exist.`;
  }
  return undefined;
}
