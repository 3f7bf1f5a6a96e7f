import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Palette = Record<string, string>;

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media screen and (prefers-color-scheme: dark)');

function palette(text: string): Palette {
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(colors: Palette, ink: string, ground: string): number {
  const pair = [ink, ground].map((name) => {
    const hex = colors[name];
    if (!hex) throw new Error(`--${name} is not a colour of the palette`);
    return luminance(hex);
  });
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
}

function hue(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  );
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

/** The angle between two colours on the colour wheel, in degrees. */
function hueDistance(colors: Palette, one: string, other: string): number {
  const apart = Math.abs(hue(colors[one] ?? '') - hue(colors[other] ?? ''));
  return Math.min(apart, 360 - apart);
}

const grounds = ['color-page', 'color-band', 'color-card'];
const inks = ['text-soft', 'link', 'link-hover', 'success', 'danger', 'event', 'weather', 'gold'];
const tones = ['blue', 'green', 'orange', 'purple', 'grey', 'yellow', 'gold', 'red', 'teal'];

const light = palette(lightCss);
const schemes: [string, Palette][] = [
  ['light', light],
  ['dark', { ...light, ...palette(darkCss) }],
];

describe.each(schemes)('the %s palette', (_name, colors) => {
  it.each(grounds)('has body text of at least 7:1 on %s', (ground) => {
    expect(contrast(colors, 'color-text', ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(grounds.flatMap((ground) => inks.map((ink) => [`color-${ink}`, ground] as const)))(
    'has %s readable on %s',
    (ink, ground) => {
      expect(contrast(colors, ink, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(tones)('has badges and notices in %s that can be read', (tone) => {
    expect(contrast(colors, `tone-${tone}`, `tone-${tone}-bg`)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors, 'color-text', `tone-${tone}-bg`)).toBeGreaterThanOrEqual(4.5);
  });

  it('has readable text on primary buttons, hovered or not', () => {
    expect(contrast(colors, 'color-on-primary', 'color-primary')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors, 'color-on-primary', 'color-primary-hover')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors, 'color-on-viewer', 'color-viewer')).toBeGreaterThanOrEqual(7);
  });

  it('has a focus ring unlike the colours of errors and links', () => {
    for (const other of ['color-danger', 'tone-red', 'color-link', 'color-primary']) {
      expect(hueDistance(colors, 'color-focus', other)).toBeGreaterThan(30);
    }
  });

  it.each(grounds)('shows the edges of fields and of the focus on %s', (ground) => {
    expect(contrast(colors, 'color-control-line', ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(colors, 'color-focus', ground)).toBeGreaterThanOrEqual(3);
  });
});
