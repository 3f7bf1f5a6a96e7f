import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingMaps } from './maps-folder.js';

const dataDir = mkdtempSync(join(tmpdir(), 'town-maps-'));
const usual = join(dataDir, 'maps');
afterAll(() => rmSync(dataDir, { recursive: true }));

test('a chosen folder that does not exist is named', () => {
  const mapsDir = join(dataDir, 'mpas');
  const missing = missingMaps({ dataDir, mapsDir, mapTilesUrl: '' });
  expect(missing).toContain(`the folder ${mapsDir} of MAPS_DIR does not exist`);
});

test('an archive that is not in the folder is named, until it is there', () => {
  const settings = { dataDir, mapsDir: usual, mapTilesUrl: '/maps/town.pmtiles' };
  expect(missingMaps(settings)).toContain(`the file ${join(usual, 'town.pmtiles')}`);
  mkdirSync(usual);
  writeFileSync(join(usual, 'town.pmtiles'), '');
  expect(missingMaps(settings)).toBeUndefined();
});

test('a site without an archive, or with one on another server, needs no folder', () => {
  const mapsDir = usual;
  expect(missingMaps({ dataDir, mapsDir, mapTilesUrl: '' })).toBeUndefined();
  const mapTilesUrl = 'https://tiles.example/town.pmtiles';
  expect(missingMaps({ dataDir, mapsDir, mapTilesUrl })).toBeUndefined();
});
