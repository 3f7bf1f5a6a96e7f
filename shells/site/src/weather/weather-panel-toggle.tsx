import { lazyPart } from '@town/slice-kit/lazy-part';
import { Suspense, useState } from 'react';
import { useText } from '../messages/use-text';
import css from './weather-panel-toggle.module.css';

const WeatherPanel = lazyPart(
  () => import(/* webpackChunkName: "weather-panel" */ './weather-panel'),
);

/** On desktops: shows or hides a floating panel with the weather and the next events. */
export function WeatherPanelToggle() {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <div className={css.corner}>
      {open && (
        <section
          id="weather-panel"
          className={css.panel}
          aria-label={text('Weather panel')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also without a mouse
          tabIndex={0}
        >
          <Suspense fallback={<p role="status">{text('One moment…')}</p>}>
            <WeatherPanel />
          </Suspense>
        </section>
      )}
      <button
        type="button"
        className={css.toggle}
        aria-expanded={open}
        aria-controls="weather-panel"
        onClick={() => setOpen(!open)}
      >
        {text(open ? 'Hide weather' : 'Show weather')}
      </button>
    </div>
  );
}
