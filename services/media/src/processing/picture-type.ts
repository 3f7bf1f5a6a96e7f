/** The type of a file by its first bytes; its name and declared type are not trusted. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const startsWith = (bytes: Buffer, hex: string, at = 0) =>
  bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;

/** Detects the type of a picture; undefined for anything else. */
export function pictureType(bytes: Buffer): PictureType | undefined {
  if (startsWith(bytes, 'ffd8ff')) return 'jpeg';
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'png';
  if (startsWith(bytes, '52494646') && startsWith(bytes, '57454250', 8)) return 'webp';
  return brandedType(bytes);
}

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** AVIF and HEIC share a container format, which lists its compatible brands. */
function brandedType(bytes: Buffer): PictureType | undefined {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return brands.some((brand) => heicBrands.has(brand)) ? 'heic' : undefined;
}
