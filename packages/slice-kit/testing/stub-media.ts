/** A media query with a fixed result. */
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

/** Makes the given media queries match; jsdom implements none. */
export function stubMedia(...holding: string[]): void {
  window.matchMedia = (media) => new StubbedMedia(media, holding.includes(media));
}
