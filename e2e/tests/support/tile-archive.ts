/**
 * Writes a PMTiles archive (version 3, without compression) with one vector tile, which covers the
 * whole world with land. It is as small as an archive can be, so tests need no file from elsewhere.
 */

/** A number as a varint of Protocol Buffers. */
function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
}

/** A field of Protocol Buffers whose value has a length. */
const field = (number: number, bytes: number[]) => [
  ...varint((number << 3) | 2),
  ...varint(bytes.length),
  ...bytes,
];
/** A field of Protocol Buffers with a number. */
const numberField = (number: number, value: number) => [...varint(number << 3), ...varint(value)];

/** Commands of a square over the whole tile: go to the corner, three lines, close. */
const square = [9, 0, 0, 26, 8192, 0, 0, 8192, 8191, 0, 15].flatMap(varint);
const polygon = 3;
const feature = [...numberField(3, polygon), ...field(4, square)];
const land = [...field(1, [...Buffer.from('earth')]), ...field(2, feature)];
const tile = field(3, [...numberField(15, 2), ...land, ...numberField(5, 4096)]);

const headerLength = 127;

/** The bytes of the archive. */
export function tileArchive(): Buffer {
  // One entry: tile 0, once, with its length, at the beginning of the tiles.
  const directory = [1, 0, 1, tile.length, 1].flatMap(varint);
  const metadata = [...Buffer.from('{}')];
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const metadataStart = headerLength + directory.length;
  const tilesStart = metadataStart + metadata.length;
  const parts = [headerLength, directory.length, metadataStart, metadata.length, tilesStart, 0];
  [...parts, tilesStart, tile.length, 1, 1, 1].forEach((value, index) => {
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  });
  // Clustered; no compression of the directory and the tiles; vector tiles of zoom 0 to 0.
  header.set([1, 1, 1, 1, 0, 0], 96);
  for (const [at, degrees] of [-180, -85, 180, 85].entries()) {
    header.writeInt32LE(degrees * 10_000_000, 102 + at * 4);
  }
  return Buffer.concat([header, Buffer.from([...directory, ...metadata, ...tile])]);
}
