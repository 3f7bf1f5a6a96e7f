import { act, fireEvent, render, screen } from '@testing-library/react';
import { Slideshow, slideDuration } from './slideshow';

const photos = ['Mill', 'Bridge', 'Square'].map((name) => ({
  src: `/${name}.svg`,
  alt: `The ${name}`,
  caption: `${name} in spring`,
}));

function show({ reducedMotion = false } = {}) {
  const media = Object.assign(new EventTarget(), {
    media: '',
    matches: reducedMotion,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
  window.matchMedia = () => media;
  render(<Slideshow label="Old Blanco" photos={photos} />);
}

const pass = (slides: number) => act(() => jest.advanceTimersByTime(slides * slideDuration));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByText(/in spring/).textContent;

describe('the slideshow', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows each picture for four seconds and begins again after the last', () => {
    show();
    expect(slideDuration).toBe(4000);
    act(() => jest.advanceTimersByTime(3999));
    expect(shown()).toBe('Mill in spring');
    act(() => jest.advanceTimersByTime(1));
    expect(shown()).toBe('Bridge in spring');
    pass(1);
    pass(1);
    expect(shown()).toBe('Mill in spring');
  });

  it('is paused from Pause to Play', () => {
    show();
    press('Pause');
    pass(3);
    expect(shown()).toBe('Mill in spring');
    press('Play');
    pass(1);
    expect(shown()).toBe('Bridge in spring');
  });

  it("jumps to a dot's picture and shows it for the full time", () => {
    show();
    act(() => jest.advanceTimersByTime(3000));
    press('Picture 3 of 3');
    expect(shown()).toBe('Square in spring');
    act(() => jest.advanceTimersByTime(3000));
    expect(shown()).toBe('Square in spring');
    expect(screen.getByRole('button', { name: 'Picture 3 of 3', current: true })).toBeTruthy();
  });

  it('is paused while the viewer is open and continues when it closes', () => {
    show();
    press(/View full screen/);
    expect(screen.getByRole('dialog', { name: 'Picture viewer' })).toBeTruthy();
    pass(3);
    expect(screen.getByText('1 of 3')).toBeTruthy();
    press('Close');
    pass(1);
    expect(shown()).toBe('Bridge in spring');
  });

  it('shows the last picture of the viewer when the viewer closes', () => {
    show();
    press(/View full screen/);
    press('Next');
    press('Next');
    press('Close');
    expect(shown()).toBe('Square in spring');
    expect(screen.getByRole('button', { name: 'Picture 3 of 3', current: true })).toBeTruthy();
  });

  it('does not advance for visitors who prefer less motion, until they press Play', () => {
    show({ reducedMotion: true });
    pass(3);
    expect(shown()).toBe('Mill in spring');
    press('Play');
    pass(1);
    expect(shown()).toBe('Bridge in spring');
  });
});
