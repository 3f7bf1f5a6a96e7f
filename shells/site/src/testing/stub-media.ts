/** Makes media queries hold that the test names; jsdom knows none. */
export function stubMedia(...holding: string[]): void {
  window.matchMedia = ((media: string) => ({
    media,
    matches: holding.includes(media),
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
}
