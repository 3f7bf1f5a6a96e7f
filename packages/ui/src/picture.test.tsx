import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const hash = '0123456789abcdef0123456789abcdef';

test('a picture of the library comes in every format and width that it has', () => {
  const src = `/pictures/${hash}/1000.jpg`;
  const { container } = render(<Picture src={src} alt="A wall" sizes="50vw" />);
  const [avif, webp] = container.querySelectorAll('source');
  expect(avif?.getAttribute('type')).toBe('image/avif');
  expect(avif?.getAttribute('srcset')).toBe(
    [320, 640, 960, 1000].map((w) => `/pictures/${hash}/${w}.avif ${w}w`).join(', '),
  );
  expect(webp?.getAttribute('sizes')).toBe('50vw');
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'A wall' });
  expect(image.getAttribute('src')).toBe(src);
  expect(image.getAttribute('srcset')).toContain(`/pictures/${hash}/320.jpg 320w`);
  expect(image.getAttribute('loading')).toBe('lazy');
  // The box has its shape before the picture arrives.
  expect([image.width, image.height]).toEqual([300, 200]);
});

test('a picture from elsewhere has its own address and no other formats', () => {
  const { container } = render(
    <Picture src="https://example.com/a.png" alt="A" sizes="50vw" first />,
  );
  expect(container.querySelector('source')).toBeNull();
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'A' });
  expect(image.getAttribute('src')).toBe('https://example.com/a.png');
  expect(image.hasAttribute('srcset')).toBe(false);
  expect(image.getAttribute('loading')).toBe('eager');
});
