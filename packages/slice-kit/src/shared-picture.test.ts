import { sharedPicture } from './shared-picture';

const hash = 'a'.repeat(32);
const shared = (imageUrl: string | null) =>
  sharedPicture({ imageUrl, imageAlt: 'A pie' }, 'https://guide.example.com');

describe('the picture of a record for other sites', () => {
  it.each([
    [1920, 1280],
    [1100, 1100],
    [200, 200],
  ])('is a JPEG of the library: of one %d wide that of %d', (stored, width) => {
    expect(shared(`/pictures/${hash}/${stored}.avif`)).toEqual({
      src: `https://guide.example.com/pictures/${hash}/${width}.jpg`,
      alt: 'A pie',
    });
  });

  it('is the address of a picture outside the library', () => {
    expect(shared('https://example.com/pie.png')?.src).toBe('https://example.com/pie.png');
  });

  it.each([null, '/drawing.svg', 'https://example.com/pie.svg', 'http://example.com/pie.png'])(
    'is none of %s',
    (imageUrl) => expect(shared(imageUrl)).toBeUndefined(),
  );
});
