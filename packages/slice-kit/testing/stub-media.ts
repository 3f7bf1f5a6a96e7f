/** A media query that holds or not, and never changes. */
class StubbedMedia extends EventTarget implements MediaQueryList {
  onchange = null;
  constructor(
    readonly media: string,
    readonly matches: boolean,
  ) {
    super();
  }
  addListener() {}
  removeListener() {}
}

/** Makes the media queries hold that a test names; jsdom knows none. */
export function stubMedia(...holding: string[]): void {
  window.matchMedia = (media) => new StubbedMedia(media, holding.includes(media));
}
